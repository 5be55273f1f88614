import { backEnd, type BackEnd } from '../config/back-end.ts';
import { FLOW_IDS, isFlowId, type FlowId } from '../config/flow-registry.ts';
import {
  APPLICATION_STATUSES,
  CUSTOM_INPUT_KINDS,
  FILE_KINDS,
  FILE_STATES,
  PAYMENT_METHODS,
  YES_NO_FIELDS,
} from '../config/words.ts';
import { isObject, type Json } from './errors.ts';

/**
 * A translation of the words that the field of this name holds.
 * @param flows to which the object that holds the word may belong
 */
type Translate = (field: string, word: unknown, flows?: readonly FlowId[]) => unknown;
/** Maps, because a field of an answer may have a name that every object has. */
type Tables = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

const APPLICATION_STATUS = 'status of an application';
const CHARGE_STATUS = 'status of a charge';

/** No answer of the contract has deeper values. */
const DEPTH = 6;
/** The keys of these records are names of fields, and their texts are for applicants. */
const RECORDS = ['readable', 'hints'];

/** Servers write one word as `AWAITING_PAYMENT`, `awaiting-payment`, `Awaiting payment` or `awaitingPayment`. */
const foldedWord = (word: string): string => word.toLowerCase().replace(/[\s_-]/g, '');

/** Maps folded words to their meanings. Words that are equal when folded are left out. */
function byFoldedWord(words: readonly (readonly [string, unknown])[]): ReadonlyMap<string, unknown> {
  const isAmbiguous = ([word, meaning]: readonly [string, unknown]): boolean =>
    words.some(([other, otherMeaning]) => foldedWord(other) === foldedWord(word) && otherMeaning !== meaning);
  const known = words.filter((one) => foldedWord(one[0]) !== '' && !isAmbiguous(one));
  return new Map(known.map(([word, meaning]) => [foldedWord(word), meaning]));
}

const ownWords = new Map<string, ReadonlyMap<string, unknown>>();

/**
 * Registers the words that a field may hold, so that other spellings of them are understood. Each flow registers the
 * words of its own choices, so that a page does not contain those of other flows.
 */
export function learnWords(field: string, words: readonly string[]): void {
  const known = [...(ownWords.get(field)?.values() ?? [])] as readonly string[];
  ownWords.set(field, byFoldedWord([...new Set([...known, ...words])].map((word) => [word, word])));
}

// The words of a charge are left out: only the exact word of the contract or of the dialect file may say that money was
// paid.
learnWords(APPLICATION_STATUS, APPLICATION_STATUSES);
learnWords('type', [...FLOW_IDS, ...FILE_KINDS]);
learnWords('kind', CUSTOM_INPUT_KINDS);
learnWords('method', PAYMENT_METHODS);
learnWords('state', FILE_STATES);

/** Returns the field that a value belongs to, by its own name and the name of the object that contains it. */
function fieldOf(name: string, holder: string): string {
  if (name === 'status') return holder === 'payment' ? CHARGE_STATUS : APPLICATION_STATUS;
  return name === 'methods' || (name === 'code' && holder === 'method') ? 'method' : name;
}

/** An answer of a payment call is a charge. */
const rootOf = (path: string): string => (/(?:^|\/)payment(?:\/|$)/.test(path) ? 'payment' : '');

/** The flows whose applications a call with this path is about. */
function flowsOf(path: string): readonly FlowId[] {
  const [family = ''] = path.split('/');
  if (family === 'application') return ['bachelor', 'graduate'];
  const own = family.replace(/-(?:application|campaign)$/, '');
  return isFlowId(own) ? [own] : FLOW_IDS;
}

const isWord = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** Returns what a word means in these flows; `undefined` when it means different things in them. */
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
  /** Is called with each object after its values were translated. */
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

/** A server that has no `x_id` may have `x` or `x_id` as `{id, name}`. The name is then a readable one. */
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

/** PHP writes an empty record as a list. */
const isEmptyRecord = (name: string, value: unknown): boolean =>
  isEmptyObject(value) || (RECORDS.includes(name) && Array.isArray(value) && value.length === 0);

const withoutEmptyRecords = (object: Json): Json =>
  Object.fromEntries(Object.entries(object).filter(([name, value]) => !isEmptyRecord(name, value)));

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
  // Where several words of the server mean one of ours, the first one is used.
  new Map([...entries].reverse().map(([from, to]) => [String(to), from as unknown]));

/** Returns the codes by field. A choice that the API does not have has no code. */
const codesIn = ({ codes }: BackEnd): (readonly [string, Entries])[] =>
  Object.entries(codes).map(([field, words]) => [field, Object.entries(words).filter(([, code]) => code !== null)]);

const translatedEach = (values: Json, translate: Translate): Json =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, translate(name, value)]));

/**
 * The seam between the words of this site and those of the university's API (src/config/back-end.ts). The client sends
 * with `toServer` and reads with `fromServer`.
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
    // An empty word is used in queries only and is never an answer.
    const exact = word === '' ? word : fromServer(field, word, flows);
    const ours = exact === word ? inOwnLetters(field, fromServerFolded(field, word, flows)) : exact;
    return YES_NO_FIELDS.includes(field) ? yesOrNo(field, ours) : ours;
  };
  return {
    /** Translates a query or a body of the site. */
    toServer: (values: Json): Json => translatedEach(values, toServer),
    /** Translates an answer to a call with this path and brings it into the form that the schemas know. */
    fromServer: (path: string, answer: unknown): unknown =>
      walk(answer, rootOf(path), flowsOf(path), {
        translate: read,
        flowIn: ({ type }) => read('type', type),
        adjust: (object) => withReferences(withoutEmptyRecords(object)),
      }),
    /** Returns the words that the API has for the choice with this name. */
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
    toSite: (path: string, answer: unknown): unknown =>
      walk(answer, rootOf(path), flowsOf(path), { translate: toSite, flowIn: ({ type }) => type }),
  };
}
