import { backEnd, type BackEnd } from '../config/back-end.ts';
import { FLOW_IDS, isFlowId, type FlowId } from '../config/flow-registry.ts';
import {
  AMOUNT_FIELDS,
  APPLICATION_STATUSES,
  CUSTOM_INPUT_KINDS,
  FILE_KINDS,
  FILE_STATES,
  PAYMENT_METHODS,
  YES_NO_FIELDS,
} from '../config/words.ts';
import { isObject, type Json } from './errors.ts';

/**
 * Translates the words of the field with this name.
 * @param flows the flows that the object with the word may belong to
 */
type Translate = (field: string, word: unknown, flows?: readonly FlowId[]) => unknown;
/** Maps rather than objects, because a field may be called `constructor` or `toString`. */
type Tables = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

const APPLICATION_STATUS = 'status of an application';
const CHARGE_STATUS = 'status of a charge';

/** Values in the contract's responses are never nested more deeply. */
const DEPTH = 6;
/** The keys of these records are field names, and their texts are for applicants, so neither is translated. */
const RECORDS = ['readable', 'hints'];

/** Servers spell the same word `AWAITING_PAYMENT`, `awaiting-payment`, `Awaiting payment` or `awaitingPayment`. */
const foldedWord = (word: string): string => word.toLowerCase().replace(/[\s_-]/g, '');

/** Maps folded words to their meanings. Words that become ambiguous when folded are omitted. */
function byFoldedWord(words: readonly (readonly [string, unknown])[]): ReadonlyMap<string, unknown> {
  const isAmbiguous = ([word, meaning]: readonly [string, unknown]): boolean =>
    words.some(([other, otherMeaning]) => foldedWord(other) === foldedWord(word) && otherMeaning !== meaning);
  const known = words.filter((one) => foldedWord(one[0]) !== '' && !isAmbiguous(one));
  return new Map(known.map(([word, meaning]) => [foldedWord(word), meaning]));
}

const ownWords = new Map<string, ReadonlyMap<string, unknown>>();

/**
 * Registers the words that a field may hold, so that other spellings of them are recognised. Each flow registers the
 * words of its own choices, so that pages do not contain those of other flows.
 */
export function learnWords(field: string, words: readonly string[]): void {
  const known = [...(ownWords.get(field)?.values() ?? [])] as readonly string[];
  ownWords.set(field, byFoldedWord([...new Set([...known, ...words])].map((word) => [word, word])));
}

// Words of a charge are never folded: only the exact word of the contract or of the dialect file may say that money was
// paid.
learnWords(APPLICATION_STATUS, APPLICATION_STATUSES);
learnWords('type', [...FLOW_IDS, ...FILE_KINDS]);
learnWords('kind', CUSTOM_INPUT_KINDS);
learnWords('method', PAYMENT_METHODS);
learnWords('state', FILE_STATES);

/** Returns the field that a value belongs to, given its own name and that of the object around it. */
function fieldOf(name: string, holder: string): string {
  if (name === 'status') return holder === 'payment' ? CHARGE_STATUS : APPLICATION_STATUS;
  return name === 'methods' || (name === 'code' && holder === 'method') ? 'method' : name;
}

/** A payment call returns a charge. */
const rootOf = (path: string): string => (/(?:^|\/)payment(?:\/|$)/.test(path) ? 'payment' : '');

/** The flows that a call with this path may concern. */
function flowsOf(path: string): readonly FlowId[] {
  const [family = ''] = path.split('/');
  if (family === 'application') return ['bachelor', 'graduate'];
  const own = family.replace(/-(?:application|campaign)$/, '');
  return isFlowId(own) ? [own] : FLOW_IDS;
}

const isWord = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** Returns the meaning of a word if all of these flows agree on it; otherwise `undefined`. */
function meaningIn(flows: readonly FlowId[], meaning: unknown): unknown {
  if (!isObject(meaning)) return meaning;
  const [ours, ...others] = new Set(flows.map((flow) => meaning[flow] ?? meaning['other']));
  return others.length === 0 ? ours : undefined;
}

const translated =
  (tables: Tables): Translate =>
  (field, word, flows = FLOW_IDS) =>
    isWord(word) ? (meaningIn(flows, tables.get(field)?.get(String(word))) ?? word) : word;

interface Walk {
  readonly translate: Translate;
  /** Returns the flow that an object itself names. */
  readonly flowIn: (object: Json) => unknown;
  /** Called with each object after its values have been translated. */
  readonly adjust?: (object: Json) => Json;
}

function walk(value: unknown, field: string, flows: readonly FlowId[], by: Walk, depth = DEPTH): unknown {
  if (depth === 0) return value;
  if (Array.isArray(value)) return value.map((item) => walk(item, field, flows, by, depth - 1));
  if (!isObject(value)) return by.translate(field, value, flows);
  if (RECORDS.includes(field)) return value;
  const named = by.flowIn(value);
  const own = typeof named === 'string' && isFlowId(named) ? [named] : flows;
  const object = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, walk(inner, fieldOf(name, field), own, by, depth - 1)]),
  );
  return by.adjust?.(object) ?? object;
}

const isScalar = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
const isEmptyObject = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;

/** A server without `x_id` may send `x`, or `x_id` itself, as `{id, name}`. The name is then a display name. */
function withReferences(object: Json): Json {
  const found = Object.entries(object).flatMap(([name, value]) =>
    isObject(value) && isScalar(value['id']) ? [[name.endsWith('_id') ? name : `${name}_id`, value] as const] : [],
  );
  if (found.length === 0) return object;
  const ids = found.filter(([name]) => !isScalar(object[name])).map(([name, { id }]) => [name, id] as const);
  const names = found.flatMap(([field, { name }]) => (isScalar(name) ? [[field, name] as const] : []));
  const { readable } = object;
  return {
    ...object,
    ...Object.fromEntries(ids),
    readable: { ...Object.fromEntries(names), ...(isObject(readable) ? readable : {}) },
  };
}

/** PHP writes an empty record as `[]`. */
const isEmptyRecord = (name: string, value: unknown): boolean =>
  isEmptyObject(value) || (RECORDS.includes(name) && Array.isArray(value));

const withoutEmptyRecords = (object: Json): Json =>
  Object.fromEntries(Object.entries(object).filter(([name, value]) => !isEmptyRecord(name, value)));

const mapAmounts = (object: Json, change: (amount: unknown) => unknown): Json =>
  Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name, AMOUNT_FIELDS.includes(name) ? change(value) : value]),
  );

const BAHT: readonly unknown[] = [undefined, null, 'THB'];

/** Takes amounts in baht out of their objects. One of another currency stays an object, which no schema reads. */
const withPlainAmounts = (object: Json, key: string): Json =>
  mapAmounts(object, (amount) =>
    isObject(amount) && BAHT.includes(amount['currency']) ? (amount[key] ?? amount) : amount,
  );

/** The reverse, which only the sandbox uses. */
const withAmountObjects = (object: Json, key: string): Json =>
  mapAmounts(object, (amount) => (isScalar(amount) ? { [key]: amount, currency: 'THB' } : amount));

function yesOrNo(field: string, value: unknown): unknown {
  if ([true, 1, '1'].includes(value as string)) return 'yes';
  if (![false, 0, '0'].includes(value as string)) return value;
  return field === 'same_as_invoice' ? '' : 'no';
}

const translatedFolded =
  (tables: Tables): Translate =>
  (field, word, flows = FLOW_IDS) =>
    typeof word === 'string' ? (meaningIn(flows, tables.get(field)?.get(foldedWord(word))) ?? word) : word;
const inOwnLetters = translatedFolded(ownWords);

type Entries = readonly (readonly [string, unknown])[];

const swapped = (entries: Entries) =>
  // If several of the server's words mean one of ours, the first is sent.
  new Map([...entries].reverse().map(([from, to]) => [String(to), from as unknown]));

/** Returns the codes by field. A choice that the API lacks has no code. */
const codesIn = ({ codes }: BackEnd): (readonly [string, Entries])[] =>
  Object.entries(codes).map(([field, words]) => [field, Object.entries(words).filter(([, code]) => code !== null)]);

const translatedEach = (values: Json, translate: Translate): Json =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, translate(name, value)]));

/**
 * Translates between the words of this site and those of the university's API (src/config/back-end.ts). The client
 * sends with `toServer` and reads with `fromServer`.
 */
export function createDialect(file: BackEnd) {
  const codes = codesIn(file);
  const toServer = translated(new Map(codes.map(([field, words]) => [field, new Map(words)])));
  const statuses = [APPLICATION_STATUS, new Map<string, unknown>(Object.entries(file.applicationStatuses))] as const;
  const incoming = [...codes.map(([field, words]) => [field, swapped(words)] as const), statuses];
  const fromServer = translated(new Map([...incoming, [CHARGE_STATUS, new Map(Object.entries(file.chargeStates))]]));
  const fromServerFolded = translatedFolded(
    new Map(incoming.map(([field, words]) => [field, byFoldedWord([...words])] as const)),
  );
  const read: Translate = (field, word, flows) => {
    // Only queries use the empty word; no response contains it.
    const exact = word === '' ? word : fromServer(field, word, flows);
    const ours = exact === word ? inOwnLetters(field, fromServerFolded(field, word, flows)) : exact;
    return YES_NO_FIELDS.includes(field) ? yesOrNo(field, ours) : ours;
  };
  return {
    /** Translates a query or a body of the site. */
    toServer: (values: Json): Json => translatedEach(values, toServer),
    /** Translates a response to a call with this path into the words and shapes that the schemas expect. */
    fromServer: (path: string, response: unknown): unknown =>
      walk(response, rootOf(path), flowsOf(path), {
        translate: read,
        flowIn: ({ type }) => read('type', type),
        adjust: (object) => {
          const filled = withReferences(withoutEmptyRecords(object));
          return file.amountKey === undefined ? filled : withPlainAmounts(filled, file.amountKey);
        },
      }),
    /** Returns those of our words that the API offers for this choice. */
    offered: <Word extends string>(field: string, words: readonly Word[]): Word[] => {
      const own = (file.codes as Readonly<Record<string, Json | undefined>>)[field];
      return words.filter((word) => own?.[word] !== null);
    },
  };
}

export const dialect = createDialect(backEnd);

/** The reverse translation, which only the sandbox uses. */
export function createServerDialect(file: BackEnd) {
  const codes = codesIn(file);
  const fromSite = translated(new Map(codes.map(([field, words]) => [field, swapped(words)])));
  const words = translated(
    new Map([
      ...codes.map(([field, ours]) => [field, new Map(ours)] as const),
      [CHARGE_STATUS, swapped(Object.entries(file.chargeStates))],
    ]),
  );
  const statuses = new Map(
    FLOW_IDS.map((flow) => [
      flow,
      swapped(Object.entries(file.applicationStatuses).map(([word, ours]) => [word, meaningIn([flow], ours)])),
    ]),
  );
  const toSite: Translate = (field, word, flows = FLOW_IDS) => {
    if (field !== APPLICATION_STATUS) return words(field, word);
    const [theirs, ...others] = new Set(flows.map((flow) => statuses.get(flow)?.get(String(word))));
    return others.length === 0 ? (theirs ?? word) : word;
  };
  return {
    fromSite: (values: Json): Json => translatedEach(values, fromSite),
    toSite: (path: string, response: unknown): unknown =>
      walk(response, rootOf(path), flowsOf(path), {
        translate: toSite,
        flowIn: ({ type }) => type,
        adjust: (object) => (file.amountKey === undefined ? object : withAmountObjects(object, file.amountKey)),
      }),
  };
}
