// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FieldDefinition } from '../../../src/field-kinds/kinds.ts';
import type { Step } from '../../../src/flows/definition/flow.ts';
import type { RuleName } from '../../../src/model/rules.ts';
import { fakeServer, type FakeServer } from '../../application/fake-server.ts';
import { applyingSession } from '../../application/test-session.ts';
import { allFlows } from '../../../src/flows/all-flows.ts';
import { builtPage, closePage, control, FLOW, hydrate, press, summary } from './form-page.tsx';
import { WAYS } from './ways-of-entry.ts';

/** For each rule a text as chats, word processors and phones make it, and what is sent. */
const TEXTS: Readonly<Record<RuleName, readonly [text: string, sent: string]>> = {
  name: [' Anne\u2011Marie\u00A0d’Angelo\u200B', "Anne-Marie d'Angelo"],
  email: ['anne\u2011marie@x.th\u200B', 'anne-marie@x.th'],
  phone: ['\u202A+66 (0)๘๑–234\u00A05678\u202C', '0812345678'],
  'national-id': ['1–2345–67890–12–1', '1234567890121'],
  passport: ['aa\u00A0၁၂၃4567', 'AA1234567'],
  'other-id': ['g–6435\u00A000000123', 'G643500000123'],
  'tax-id': ['0.1234.56789.01.6', '0123456789016'],
  branch: ['๐๐๐๐๑', '00001'],
  postcode: ['10\u00AD900', '10900'],
  gpax: ['۳٫۵۰', '3.50'],
  'academic-year': ['２５６９', '2569'],
  'positive-integer': ['\u200E12', '12'],
  'student-number': ['ad66–123456', 'AD66123456'],
  'referral-code': ['abc–123', 'ABC-123'],
  'single-line': ['สาย\u200Bศิลป์\u00A0\u00A02', 'สายศิลป์ 2'],
  'long-text': ['สาย\u200Bศิลป์\u00A0\u00A02', 'สายศิลป์ 2'],
};

type Typed = Extract<FieldDefinition, { readonly rule: RuleName }>;

/** A field as it is asked alone: its conditions, its place and its call are those of other tests. */
function alone(field: Typed): Typed {
  const { visibleWhen: _when, includeInBodyWhen: _sent, part: _part, savedBy: _call, ...rest } = field;
  const { readonlyAfterRegistration: _locked, ...open } = rest;
  return { ...open, optional: true };
}

const isTyped = (field: FieldDefinition): field is Typed => 'rule' in field;
const CASES = Object.values(allFlows).flatMap(({ id, steps }) =>
  steps.flatMap(({ name, fields }) => {
    const typed = fields.filter(isTyped).map(alone);
    // A field may be asked for by another rule under another condition.
    const kinds = [...new Set(typed.map(({ name: field }) => typed.filter((one) => one.name === field).length))];
    return Array.from({ length: Math.max(0, ...kinds) }, (_, turn) => ({
      page: `${id}, ${name}${turn > 0 ? `, ${turn + 1}` : ''}`,
      fields: [...new Set(typed.map((field) => field.name))].flatMap(
        (field) => typed.filter((one) => one.name === field)[turn] ?? [],
      ),
    }));
  }),
);

let server: FakeServer;
beforeEach(() => {
  window.history.replaceState(null, '', '/en/regisbachelor/education');
  localStorage.clear();
  server = fakeServer();
});
afterEach(closePage);

test('every field of every flow that takes a text is in the table', () => {
  const fields = Object.values(allFlows).flatMap(({ steps }) => steps.flatMap((step) => step.fields.filter(isTyped)));
  expect(CASES.flatMap((one) => one.fields)).toHaveLength(fields.length);
  expect(fields.length).toBeGreaterThan(20);
});

describe.each(CASES)(`$page: $fields.length fields, ${Object.keys(WAYS).length} ways of entry`, ({ fields }) => {
  test.each(Object.entries(WAYS))('what is %s is sent alike', async (_way, enter) => {
    const step: Step = { name: 'education', route: 'bachelor.education', save: 'answers', fields };
    const session = applyingSession({ ...FLOW, steps: [step] });
    builtPage(session, step);
    await hydrate(session, undefined, step);
    for (const { name, rule } of fields) await enter(control(name), TEXTS[rule][0]);
    await press();
    await vi.waitFor(() => expect([server.count('PATCH'), summary()]).toEqual([1, []]));
    const body = server.seen.find(({ method }) => method === 'PATCH')?.body;
    expect(body).toMatchObject(Object.fromEntries(fields.map(({ name, rule }) => [name, TEXTS[rule][1]])));
  });
});
