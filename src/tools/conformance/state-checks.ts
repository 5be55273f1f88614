import * as v from 'valibot';
import { isObject } from '../../api/errors.ts';
import { Flag } from '../../model/answer-values.ts';
import type { Check } from './check.ts';
import { dataOf, isGood, jsonOf, type Exchange } from './exchange.ts';

const fieldOf = (one: Exchange, name: string): unknown => {
  const data = dataOf(one);
  return isObject(data) ? data[name] : undefined;
};
/** The id by which an answer names the application. */
const idIn = (one: Exchange): unknown => fieldOf(one, 'application_id') ?? fieldOf(one, 'id');
const isScalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

const saysId = (one: Exchange): boolean => one.aim === 'answer' && isGood(one) && one.expects.id !== undefined;
const differences = (one: Exchange): string[] =>
  Object.entries(one.expects.saved ?? {}).flatMap(([name, value]) => {
    const given = fieldOf(one, name);
    // A number that is hidden on purpose, or a field that is not sent back, is no contradiction.
    return isScalar(given) && String(given) !== value ? [`${name} ${JSON.stringify(given)}`] : [];
  });

/** Whether answers agree with one another. */
export const stateChecks: readonly Check[] = [
  {
    name: 'envelope',
    expected: 'data.id, with access_token beside data or in it',
    section: 'docs/spec.md, section 3',
    appliesTo: ({ aim, endpoint }) => aim === 'answer' && (endpoint?.path.endsWith('/initial') ?? false),
    judge: (one) => {
      const body = jsonOf(one);
      const hasId = isObject(body) && isObject(body['data']) && 'id' in body['data'];
      return hasId ? undefined : `an object with ${isObject(body) ? Object.keys(body).join(', ') : 'nothing'}`;
    },
  },
  {
    name: 'id',
    expected: ({ expects }) => `the application ${JSON.stringify(expects.id)} that was registered`,
    section: 'docs/spec.md, section 4',
    appliesTo: saysId,
    judge: (one) => {
      const id = idIn(one);
      return isScalar(id) && String(id) !== String(one.expects.id) ? JSON.stringify(id) : undefined;
    },
  },
  {
    name: 'kind of id',
    expected: ({ expects }) => `an id that is a ${typeof expects.id} everywhere, as initial answered it`,
    section: 'docs/decisions/0018-what-an-answer-may-lack.md',
    isRemark: true,
    appliesTo: saysId,
    judge: (one) => {
      const id = idIn(one);
      return isScalar(id) && typeof id !== typeof one.expects.id ? `a ${typeof id}` : undefined;
    },
  },
  {
    name: 'exists',
    expected: ({ expects }) => `exists: ${String(expects.exists)}`,
    section: 'docs/spec.md, section 4',
    appliesTo: ({ aim, expects }) => aim === 'answer' && expects.exists !== undefined,
    judge: (one) => {
      const exists = fieldOf(one, 'exists');
      const flag = v.safeParse(Flag, exists);
      return flag.success && flag.output === one.expects.exists ? undefined : `exists: ${String(exists)}`;
    },
  },
  {
    name: 'saved answers',
    expected: 'the answers that were saved before',
    section: 'docs/spec-decisions.md, section 4',
    appliesTo: ({ aim, expects }) => aim === 'answer' && expects.saved !== undefined,
    judge: (one) => differences(one).join(', ') || undefined,
  },
];
