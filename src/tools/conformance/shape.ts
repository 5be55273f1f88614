import * as v from 'valibot';
import type { Endpoint } from '../../api/contract/endpoint.ts';
import { dialect } from '../../api/dialect.ts';
import './every-choice.ts';
import { isCallError, isObject } from '../../api/errors.ts';
import { parseResponse, unwrap } from '../../api/parse-response.ts';

type Schema = v.GenericSchema & {
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
};

interface Shape {
  /** The reason why the site cannot read the response. */
  readonly problem?: string;
  /** The items that the site leaves out of a list. */
  readonly leftOut?: string;
  /** The items of an unknown kind. */
  readonly unknownKind?: string;
}

const nameOf = (issue: v.BaseIssue<unknown>): string =>
  // The position in a list does not matter, because many items have the same fault.
  (v.getDotPath(issue) ?? 'the response').replaceAll(/\b\d+\./g, '');
const MOST_ISSUES = 3;
const expectedBy = ({ expected }: v.BaseIssue<unknown>): string =>
  expected === null || expected.length > 60
    ? 'as deploy/openapi.json has it'
    : expected.includes('boolean')
      ? 'true or false'
      : expected;
const described = (issues: readonly v.BaseIssue<unknown>[]): string => {
  const texts = [
    ...new Set(
      issues.map((issue) =>
        issue.received === 'undefined'
          ? `${nameOf(issue)} is missing`
          : `${nameOf(issue)} is ${issue.received}, not ${expectedBy(issue)}`,
      ),
    ),
  ];
  const more = texts.length > MOST_ISSUES ? ` and ${texts.length - MOST_ISSUES} more` : '';
  return `${texts.slice(0, MOST_ISSUES).join('; ')}${more}`;
};

const MOST_KEYS = 4;
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (!isObject(value)) return value === null ? 'null' : value === undefined ? 'nothing' : typeof value;
  const keys = Object.keys(value);
  return keys.length === 0 ? 'an empty object' : `an object with ${keys.slice(0, MOST_KEYS).join(', ')}`;
}

function wrongKind(data: unknown, isList: boolean): string {
  const wrong = `${kindOf(data)} where ${isList ? 'a list' : 'an object'} belongs`;
  const wrapper = isObject(data) ? Object.keys(data).find((key) => Array.isArray(data[key])) : undefined;
  return isList && wrapper !== undefined ? `${wrong}: "${wrapper}" is missing in wrapperKeys` : wrong;
}

const readBody = ({ path }: Endpoint, text: string): unknown => dialect.fromServer(path, unwrap(JSON.parse(text)));

function problemOf(endpoint: Endpoint, text: string): string {
  try {
    const data = text === '' ? undefined : readBody(endpoint, text);
    const isList = endpoint.response.type === 'array';
    if (Array.isArray(data) !== isList) return wrongKind(data, isList);
    return described(v.safeParse(endpoint.response, data).issues ?? []);
  } catch {
    return `text that is no JSON: ${text.slice(0, 60).replaceAll(/\s+/g, ' ')}`;
  }
}

/** Whether the site's own reader (`parseResponse`) reports items that it leaves out, by an event of the window. */
function reportsOf(read: () => unknown): boolean {
  const window = new EventTarget();
  let isReported = false;
  window.addEventListener('response:incomplete', () => (isReported = true));
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

/** The site's reading of a response, by its own reader and schemas. */
export function shapeOf(endpoint: Endpoint, text: string): Shape {
  try {
    const isReported = reportsOf(() => parseResponse(endpoint, text));
    if (!isReported) return {};
    const issues = v.safeParse(endpoint.response, readBody(endpoint, text)).issues ?? [];
    return { [issues.every(({ type }) => type === 'picklist') ? 'unknownKind' : 'leftOut']: described(issues) };
  } catch (error) {
    if (!isCallError(error)) throw error;
    return { problem: problemOf(endpoint, text) };
  }
}

/** An optional field of a response (docs/decisions/0018-back-ends.md) that counts as absent. */
export interface Absent {
  /** For example `files.required`: names from the response inwards, without list positions. */
  readonly path: string;
  /** The sent value; `undefined` if the field was not sent. In a list it counts as not sent if no item has it. */
  readonly sent: unknown;
}

const isOptional = (schema: Schema): boolean => schema.type === 'nullish' || schema.type === 'optional';

function ofField(field: Schema, holder: Readonly<Record<string, unknown>>, name: string, path: string): Absent[] {
  const given = holder[name];
  if (!(name in holder)) return isOptional(field) ? [{ path, sent: undefined }] : [];
  if (given === null || given === undefined) return [];
  const isList = field.wrapped?.item !== undefined && Array.isArray(given);
  const isOther = isOptional(field) && !isList && field.wrapped && !v.is(field.wrapped, given);
  return isOther ? [{ path, sent: given }] : absentIn(field, given, path);
}

function absentIn(schema: Schema, value: unknown, path: string): Absent[] {
  const inner = schema.wrapped ?? schema;
  if (inner.item && Array.isArray(value)) {
    const item = inner.item;
    const isLeftOut = (one: unknown): boolean =>
      isOptional(item) && item.wrapped !== undefined && !v.is(item.wrapped, one);
    const each = value.map((one: unknown): Absent[] =>
      isLeftOut(one) ? [{ path, sent: one }] : absentIn(item, one, path),
    );
    const isNowhere = ({ path: name }: Absent): boolean =>
      each.every((found) => found.some((one) => one.path === name && one.sent === undefined));
    return each.flat().filter((found) => found.sent !== undefined || isNowhere(found));
  }
  if (!inner.entries || !isObject(value)) return [];
  return Object.entries(inner.entries).flatMap(([name, field]) =>
    ofField(field, value, name, path === '' ? name : `${path}.${name}`),
  );
}

/** Returns each field once. */
export function absentFields({ response }: Endpoint, data: unknown): Absent[] {
  const found = new Map(absentIn(response, data, '').map((one) => [one.path, one]));
  return [...found.values()];
}

const namesIn = (schema: Schema): string[] => {
  const inner = schema.wrapped ?? schema;
  const { item, entries = {} } = inner;
  return [...Object.keys(entries), ...[item, ...Object.values(entries)].flatMap((one) => (one ? namesIn(one) : []))];
};

/** The names of all fields that the response may have. */
export const fieldNames = ({ response }: Endpoint): string[] => namesIn(response);
