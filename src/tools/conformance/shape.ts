import * as v from 'valibot';
import type { Endpoint } from '../../api/contract/endpoint.ts';
import { dialect } from '../../api/dialect.ts';
import { isCallError, isObject } from '../../api/errors.ts';
import { parseAnswer, unwrap } from '../../api/parse-answer.ts';

type Schema = v.GenericSchema & {
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
};

interface Shape {
  /** Why the site cannot read the answer. */
  readonly problem?: string;
  /** Items that the site leaves out of a list. */
  readonly leftOut?: string;
  /** Those whose kind it does not know. */
  readonly unknownKind?: string;
}

const nameOf = (issue: v.BaseIssue<unknown>): string => v.getDotPath(issue) ?? 'the answer';
const MOST_ISSUES = 3;
const described = (issues: readonly v.BaseIssue<unknown>[]): string => {
  const texts = issues.map(
    (issue) => `${nameOf(issue)} is ${issue.received}, not ${issue.expected ?? 'as it must be'}`,
  );
  const more = texts.length > MOST_ISSUES ? ` and ${texts.length - MOST_ISSUES} more` : '';
  return `${texts.slice(0, MOST_ISSUES).join('; ')}${more}`;
};

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'a list' : value === null ? 'null' : typeof value);

const readBody = ({ path }: Endpoint, text: string): unknown => dialect.fromServer(path, unwrap(JSON.parse(text)));

function problemOf(endpoint: Endpoint, text: string): string {
  try {
    const data = text === '' ? undefined : readBody(endpoint, text);
    const isList = endpoint.answer.type === 'array';
    if (Array.isArray(data) !== isList) return `${kindOf(data)} where ${isList ? 'a list' : 'an object'} belongs`;
    return described(v.safeParse(endpoint.answer, data).issues ?? []);
  } catch {
    return `text that is no JSON: ${text.slice(0, 60).replaceAll(/\s+/g, ' ')}`;
  }
}

/** Whether the site's own reader (`parseAnswer`) reports items that it leaves out, which it does by an event of the window. */
function reportsOf(read: () => unknown): boolean {
  const window = new EventTarget();
  let isReported = false;
  window.addEventListener('answer:incomplete', () => (isReported = true));
  const before = Object.getOwnPropertyDescriptor(globalThis, 'window');
  Object.defineProperty(globalThis, 'window', { value: window, configurable: true });
  try {
    read();
  } finally {
    if (before) Object.defineProperty(globalThis, 'window', before);
    else Reflect.deleteProperty(globalThis, 'window');
  }
  return isReported;
}

/** What the site makes of an answer, by the reader and the schemas it uses itself. */
export function shapeOf(endpoint: Endpoint, text: string): Shape {
  try {
    const isReported = reportsOf(() => parseAnswer(endpoint, text));
    if (!isReported) return {};
    const issues = v.safeParse(endpoint.answer, readBody(endpoint, text)).issues ?? [];
    return { [issues.every(({ type }) => type === 'picklist') ? 'unknownKind' : 'leftOut']: described(issues) };
  } catch (error) {
    if (!isCallError(error)) throw error;
    return { problem: problemOf(endpoint, text) };
  }
}

/** In a list, a field counts as absent when no item has it. */
type How = 'absent' | 'of another kind';
type Paths = Readonly<Record<How, readonly string[]>>;
const NONE: Paths = { absent: [], 'of another kind': [] };

const joined = (parts: readonly Paths[]): Paths => ({
  absent: parts.flatMap(({ absent }) => absent),
  'of another kind': parts.flatMap((part) => part['of another kind']),
});
const isOptional = (schema: Schema): boolean => schema.type === 'nullish' || schema.type === 'optional';

function fieldPaths(field: Schema, holder: Readonly<Record<string, unknown>>, name: string, path: string): Paths {
  const given = holder[name];
  if (!(name in holder)) return isOptional(field) ? { ...NONE, absent: [path] } : NONE;
  if (given === null || given === undefined) return NONE;
  const isList = field.wrapped?.item !== undefined && Array.isArray(given);
  const isOther = isOptional(field) && !isList && field.wrapped && !v.is(field.wrapped, given);
  return isOther ? { ...NONE, 'of another kind': [path] } : pathsIn(field, given, path);
}

function pathsIn(schema: Schema, value: unknown, path: string): Paths {
  const inner = schema.wrapped ?? schema;
  if (inner.item && Array.isArray(value)) {
    const item = inner.item;
    const each = value.map((one) => pathsIn(item, one, path));
    const all = joined(each);
    return { ...all, absent: all.absent.filter((name) => each.every(({ absent }) => absent.includes(name))) };
  }
  if (!inner.entries || !isObject(value)) return NONE;
  return joined(
    Object.entries(inner.entries).map(([name, field]) =>
      fieldPaths(field, value, name, path === '' ? name : `${path}.${name}`),
    ),
  );
}

/** Fields that an answer may lack (docs/decisions/0018-what-an-answer-may-lack.md), and lacks or sends so that it counts as absent. */
export const toleratedBy = (endpoint: Endpoint, data: unknown, how: How): string[] => [
  ...new Set(pathsIn(endpoint.answer, data, '')[how]),
];
