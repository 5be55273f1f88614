import * as v from 'valibot';
import { isObject } from '../../api/errors.ts';
import { Flag, Name } from '../../model/response-values.ts';
import type { Check } from './check.ts';
import { dataOf, isSuccess, jsonOf, type Exchange } from './exchange.ts';

const fieldOf = (one: Exchange, name: string): unknown => {
  const data = dataOf(one);
  return isObject(data) ? data[name] : undefined;
};
/** The id by which a response names the application. */
const idIn = (one: Exchange): unknown => fieldOf(one, 'application_id') ?? fieldOf(one, 'id');
const isScalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

const saysId = (one: Exchange): boolean => one.aim === 'response' && isSuccess(one) && one.expects.id !== undefined;

const isRead = (one: Exchange): boolean => one.aim === 'response' && isSuccess(one) && one.expects.saved !== undefined;
const savedIn = ({ expects }: Exchange): (readonly [string, string])[] => Object.entries(expects.saved ?? {});
const differences = (one: Exchange): string[] =>
  savedIn(one).flatMap(([name, value]) => {
    const given = fieldOf(one, name);
    return isScalar(given) && given !== '' && String(given) !== value ? [`${name} ${JSON.stringify(given)}`] : [];
  });
const missing = (one: Exchange): string[] =>
  savedIn(one).flatMap(([name]) => {
    const given = fieldOf(one, name);
    return isScalar(given) && given !== '' ? [] : [name];
  });

const namesIn = (one: Exchange): Readonly<Record<string, unknown>> => {
  const readable = fieldOf(one, 'readable');
  return isObject(readable) ? readable : {};
};
const namelessIds = (one: Exchange): string[] =>
  savedIn(one).flatMap(([name, id]) => {
    if (!name.endsWith('_id')) return [];
    const shown = namesIn(one)[name];
    const read = v.safeParse(Name, shown);
    if (read.success && read.output !== '' && read.output !== id) return [];
    return [shown === undefined || shown === null ? name : `${name} ${JSON.stringify(shown)}`];
  });

const saysWhetherExists = (one: Exchange): boolean =>
  one.aim === 'response' && isSuccess(one) && one.expects.exists !== undefined;
const otherExistence = (one: Exchange): string | undefined => {
  const exists = fieldOf(one, 'exists');
  const flag = v.safeParse(Flag, exists);
  return flag.success && flag.output === one.expects.exists ? undefined : `exists: ${String(exists)}`;
};

/** Checks whether responses agree with each other. */
export const stateChecks: readonly Check[] = [
  {
    name: 'envelope',
    loss: 'nothing',
    problem: 'The response to a registration is not {data: {id}, access_token}. The site finds both where they are.',
    remedy: 'Nothing has to be changed.',
    section: 'docs/spec.md, section 3',
    isRemark: true,
    appliesTo: ({ aim, endpoint }) => aim === 'response' && (endpoint?.path.endsWith('/initial') ?? false),
    judge: (one) => {
      const body = jsonOf(one);
      const hasId = isObject(body) && isObject(body['data']) && 'id' in body['data'];
      return hasId ? undefined : `an object with ${isObject(body) ? Object.keys(body).join(', ') : 'nothing'}`;
    },
  },
  {
    name: 'id',
    loss: 'registering',
    problem:
      "The response is about another application than the one that was registered, so applicants would fill in a stranger's.",
    remedy: 'Return the id that initial gave.',
    section: 'docs/spec.md, section 4',
    appliesTo: saysId,
    judge: (one) => {
      const id = idIn(one);
      return isScalar(id) && String(id) !== String(one.expects.id)
        ? `${JSON.stringify(id)}, not ${JSON.stringify(one.expects.id)}`
        : undefined;
    },
  },
  {
    name: 'kind of id',
    loss: 'nothing',
    problem: 'An id is a number in one response and a text in another.',
    remedy: 'Nothing has to be changed: the site handles ids as text.',
    section: 'docs/decisions/0018-back-ends.md',
    isRemark: true,
    appliesTo: saysId,
    judge: (one) => {
      const id = idIn(one);
      const isOther = isScalar(id) && String(id) === String(one.expects.id) && typeof id !== typeof one.expects.id;
      return isOther ? `a ${typeof id}` : undefined;
    },
  },
  {
    name: 'exists',
    loss: 'registering',
    problem:
      'Whether a contact stands in an application is reported wrongly: somebody new is turned away, or somebody registers twice.',
    remedy: 'Return exists: true for a phone or e-mail that was registered, and false for any other.',
    section: 'docs/spec.md, section 4',
    appliesTo: (one) => saysWhetherExists(one) && !one.expects.isUnconfirmed,
    judge: otherExistence,
  },
  {
    name: 'exists before the code',
    loss: 'sight',
    problem:
      'An application counts only once its code was entered. Where the response to initial is lost, the site cannot find the application, and each attempt registers another one.',
    remedy: 'Return exists: true as soon as initial has registered the contact.',
    section: 'docs/decisions/0008-registering-twice.md',
    appliesTo: (one) => saysWhetherExists(one) && one.expects.isUnconfirmed === true,
    judge: otherExistence,
  },
  {
    name: 'saved answers',
    loss: 'truth',
    problem: 'Other answers are read back than were saved, so applicants confirm what they did not enter.',
    remedy: 'Return what was saved last; words of choices are mapped in codes of src/config/back-end.ts.',
    section: 'docs/spec-decisions.md, section 4',
    appliesTo: isRead,
    judge: (one) => differences(one).join(', ') || undefined,
  },
  {
    name: 'answers not read back',
    loss: 'sight',
    problem:
      'Saved answers are not read back: whoever continues on another device finds empty forms and is asked for everything again.',
    remedy: 'Return the saved fields beside id and status, by the names under which they were sent.',
    section: 'docs/spec-decisions.md, section 11',
    appliesTo: isRead,
    judge: (one) => missing(one).join(', ') || undefined,
  },
  {
    name: 'names of choices',
    loss: 'sight',
    problem:
      'Choices come without their names: on another device the review says "your choice is saved" in place of the faculty or course.',
    remedy: 'Return readable: {faculty_id: name} for each saved id, or the relation as {id, name}.',
    section: 'docs/spec-decisions.md, section 11',
    appliesTo: isRead,
    judge: (one) => namelessIds(one).join(', ') || undefined,
  },
];
