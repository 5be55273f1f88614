import type * as v from 'valibot';
import { contract } from '../../src/api/contract/all.ts';
import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { isObject, type Json } from '../../src/api/errors.ts';
import { Baht, Flag, Id } from '../../src/model/response-values.ts';
import { ApplicationId } from '../../src/model/application.ts';
import { FileKind } from '../../src/model/file-kind.ts';
import { openApi } from '../../src/tools/openapi/openapi.ts';

/**
 * Every single deviation of an answer, made of the contract: each flag, amount, instant, reference, word and list of each
 * call that a flow makes, in each form in which a back end may write it.
 */

/** `works`: the page tells the same as before. `sentence`: it says less, or that something went wrong, and nothing untrue. */
type Outcome = 'works' | 'sentence';

export interface Deviation {
  readonly call: string;
  readonly endpoint: Endpoint;
  /** What deviates: names from the answer inwards, without positions in lists. */
  readonly path: readonly string[];
  readonly kind: 'flag' | 'amount' | 'instant' | 'reference' | 'word' | 'list';
  /** The body as the contract has it, and the one that deviates. */
  readonly usual: unknown;
  readonly deviating: unknown;
  /** How it deviates, for the title of the test. */
  readonly how: string;
  readonly outcome: Outcome;
}

type Schema = v.GenericSchema & {
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
};

/** One form of a value: what the contract has, what comes instead, and what the page makes of it. */
type Form = readonly [usual: unknown, deviating: unknown, outcome: Outcome];

const FLAGS: readonly Form[] = [
  [true, 1, 'works'],
  [false, 0, 'works'],
  [true, '1', 'works'],
  [false, '0', 'works'],
  [true, 'yes', 'sentence'],
  [false, 'N', 'sentence'],
  [true, 2, 'sentence'],
];
const AMOUNTS: readonly Form[] = [
  [1500, '1500', 'works'],
  [1500, '1,500.00', 'works'],
  [1500, 'THB 1500', 'sentence'],
  [1500, '1.500,00', 'sentence'],
];
const INSTANT = '2026-11-26T02:30:00Z';
const INSTANTS: readonly Form[] = [
  [INSTANT, '2026-11-26T09:30:00+07:00', 'works'],
  [INSTANT, '2026-11-26 09:30:00+07', 'works'],
  [INSTANT, Date.parse(INSTANT) / 1000, 'works'],
  [INSTANT, '2026-11-26 02:30:00', 'sentence'],
  [INSTANT, '26/11/2569', 'sentence'],
];
const REFERENCES: readonly Form[] = [
  ['7', 7, 'works'],
  ['7', { number: 7 }, 'sentence'],
];
const DOCUMENTS: readonly Form[] = [
  ['id_card', 'ID_CARD', 'works'],
  ['id_card', 'Id-Card', 'works'],
  ['id_card', 'blood_test', 'sentence'],
];
const STATUSES: readonly Form[] = [
  ['awaiting_payment', 'AWAITING_PAYMENT', 'works'],
  ['awaiting_payment', 'awaiting-payment', 'works'],
  ['awaiting_payment', 'waiting', 'sentence'],
  ['awaiting_payment', { code: 'waiting' }, 'sentence'],
];
const CHARGES: readonly Form[] = [
  ['successful', 'SUCCESSFUL', 'sentence'],
  ['successful', 'paid', 'sentence'],
  ['pending', 'waiting_for_payment', 'sentence'],
  ['failed', 'declined', 'sentence'],
];
const QUESTIONS: readonly Form[] = [
  ['long-text', 'LONG_TEXT', 'works'],
  ['select', 'dropdown', 'sentence'],
];
const METHODS: readonly Form[] = [
  [['thai_qr', 'card'], ['THAI_QR', 'CARD'], 'works'],
  [['thai_qr', 'card'], [{ code: 'thai_qr' }, { code: 'card' }], 'works'],
  [['thai_qr', 'card'], ['promptpay', 'card'], 'sentence'],
];

export const INSTANT_NAMES = [
  'closes_at',
  'expires_at',
  'server_time',
  'paid_at',
  'created_at',
  'payment_due_at',
  'confirmed_at',
  'result_due_at',
  'decided_at',
];

type Found = Pick<Deviation, 'path' | 'kind'> & { readonly forms: readonly Form[] };

function formsOf(path: readonly string[], schema: Schema): Omit<Found, 'path'> | undefined {
  const name = path.at(-1) ?? '';
  if (schema === Flag) return { kind: 'flag', forms: FLAGS };
  if (schema === Baht) return { kind: 'amount', forms: AMOUNTS };
  if (schema === Id || schema === ApplicationId) return { kind: 'reference', forms: REFERENCES };
  if (INSTANT_NAMES.includes(name)) return { kind: 'instant', forms: INSTANTS };
  if (schema === FileKind) return { kind: 'word', forms: DOCUMENTS };
  if (name === 'kind') return { kind: 'word', forms: QUESTIONS };
  if (name === 'methods') return { kind: 'word', forms: METHODS };
  return undefined;
}

/** The fields of an answer that can deviate. A charge tells itself by its fields. */
function fieldsIn(schema: Schema, path: readonly string[]): Found[] {
  let inner = schema;
  while (inner.wrapped) inner = inner.wrapped;
  const own = formsOf(path, inner);
  if (own) return [{ path, ...own }];
  if (inner.item) return fieldsIn(inner.item, path);
  const { entries } = inner;
  if (!entries) return [];
  const status = 'charge_id' in entries ? CHARGES : 'application_no' in entries ? STATUSES : undefined;
  return [
    ...(status && 'status' in entries ? [{ path: [...path, 'status'], kind: 'word', forms: status } as const] : []),
    ...Object.entries(entries).flatMap(([name, field]) => fieldsIn(field, [...path, name])),
  ];
}

/** The same answer with another value at this path, in each item of a list. */
function withValue(answer: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(answer)) return answer.map((item: unknown) => withValue(item, [name, ...rest], value));
  const holder: Json = isObject(answer) ? answer : {};
  return { ...holder, [name]: withValue(holder[name], rest, value) };
}

interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly example: unknown }>> }>
  >;
}
const { paths } = openApi() as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
/** The example of the OpenAPI document. */
const exampleOf = ({ method, path }: Endpoint): unknown =>
  paths[`/api/${path}`]?.[method.toLowerCase()]?.responses['200']?.content['application/json']?.example;

const list = (example: unknown): readonly unknown[] => (Array.isArray(example) ? (example as unknown[]) : []);

/** Forms of a whole list. The page that cannot be asked for is said to be missing. */
const LISTS: readonly (readonly [how: string, of: (items: readonly unknown[]) => unknown, outcome: Outcome])[] = [
  ['in an envelope', (data) => ({ data }), 'works'],
  ['in two envelopes', (data) => ({ success: true, data: { data } }), 'works'],
  ['of one page', (data) => ({ data, meta: { current_page: 1, last_page: 1, total: data.length } }), 'works'],
  ['of one page counted from 0', (data) => ({ data, number: 0, totalPages: 1, last: true }), 'works'],
  ['with one item that is none', (data) => [...data, 7], 'sentence'],
  ['of which more is said to exist', (data) => ({ data, total: data.length + 5 }), 'sentence'],
  ['with more behind a cursor', (data) => ({ data, has_more: true, next_cursor: 'abc' }), 'sentence'],
  ['in an unknown envelope', (data) => ({ rows: data }), 'sentence'],
  ['by keys', (data) => ({ data: Object.fromEntries(data.map((item, index) => [index, item])) }), 'sentence'],
];

/** A relation in place of an id that the applicant has chosen. */
export const CHOSEN = ['faculty_id', 'course_id', 'campaign_id', 'semester_id'];

const isOfApplication = ({ method, path }: Endpoint): boolean =>
  method === 'GET' && /^[a-z-]*application\/\{id\}$/.test(path);

function deviationsOf(call: string, endpoint: Endpoint): Deviation[] {
  const example = exampleOf(endpoint);
  const of = { call, endpoint };
  const fields = fieldsIn(endpoint.response as Schema, []).flatMap(({ path, kind, forms }) =>
    forms.map(([usual, deviating, outcome]): Deviation => ({
      ...of,
      path,
      kind,
      usual: withValue(example, path, usual),
      deviating: withValue(example, path, deviating),
      how: `${JSON.stringify(deviating)} for ${JSON.stringify(usual)}`,
      outcome,
    })),
  );
  const lists = endpoint.response.type === 'array' ? LISTS : [];
  const relations = isOfApplication(endpoint) ? CHOSEN : [];
  return [
    ...fields,
    ...lists.map(([how, form, outcome]): Deviation => ({
      ...of,
      path: [],
      kind: 'list',
      usual: example,
      deviating: form(list(example)),
      how,
      outcome,
    })),
    ...relations.map((name): Deviation => {
      const relation = name.replace('_id', '');
      const usual = { ...(example as Json), [name]: '7', readable: { [name]: 'Physics' } };
      const { [name]: _id, readable: _names, ...others } = usual as Json;
      const deviating = { ...others, [relation]: { id: 7, name: 'Physics' } };
      return {
        ...of,
        path: [name],
        kind: 'reference',
        usual,
        deviating,
        how: `${relation} as {id, name}`,
        outcome: 'works',
      };
    }),
  ];
}

export const deviations: readonly Deviation[] = contract.flatMap(({ name, endpoint }) => deviationsOf(name, endpoint));
