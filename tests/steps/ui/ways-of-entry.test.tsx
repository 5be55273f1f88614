// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
const isTyped = (field: FieldDefinition): field is Typed => 'rule' in field;

/** A field as it is asked alone: its conditions, its place and its call are those of other tests. */
function alone(field: Typed): Typed {
  const { visibleWhen: _when, includeInBodyWhen: _sent, part: _part, savedBy: _call, ...rest } = field;
  const { readonlyAfterRegistration: _locked, ...open } = rest;
  return { ...open, optional: true };
}

/** The first field of each rule with each kind of control, of all flows; a name that is taken is changed. */
const FIELDS: readonly Typed[] = Object.values(allFlows)
  .flatMap(({ steps }) => steps.flatMap((step) => step.fields.filter(isTyped)))
  .map(alone)
  .reduce<Typed[]>((chosen, field) => {
    if (chosen.some(({ kind, rule }) => kind === field.kind && rule === field.rule)) return chosen;
    const isTaken = chosen.some(({ name }) => name === field.name);
    const renamed = { ...field, messageKey: field.messageKey ?? field.name, name: `${field.name}_${field.rule}` };
    return [...chosen, isTaken ? (renamed as Typed) : field];
  }, []);
const STEP: Step = { name: 'education', route: 'bachelor.education', save: 'answers', fields: FIELDS };

let server: FakeServer;
beforeEach(() => {
  window.history.replaceState(null, '', '/en/regisbachelor/education');
  localStorage.clear();
  server = fakeServer();
});
afterEach(closePage);

test('the page has a field of each rule that a flow uses', () => {
  const used = Object.values(allFlows).flatMap(({ steps }) => steps.flatMap(({ fields }) => fields.filter(isTyped)));
  const combinations = (fields: readonly Typed[]) => [...new Set(fields.map(({ kind, rule }) => `${kind} ${rule}`))];
  expect(combinations(FIELDS).sort()).toEqual(combinations(used).sort());
});

test.each(Object.entries(WAYS))('a text that is %s arrives in order, in a field of each rule', async (_way, enter) => {
  const session = applyingSession({ ...FLOW, steps: [STEP] });
  builtPage(session, STEP);
  await hydrate(session, undefined, STEP);
  for (const { name, rule } of FIELDS) await enter(control(name), TEXTS[rule][0]);
  await press();
  await vi.waitFor(() => expect([server.count('PATCH'), summary()]).toEqual([1, []]));
  const body = server.seen.find(({ method }) => method === 'PATCH')?.body;
  expect(body).toMatchObject(Object.fromEntries(FIELDS.map(({ name, rule }) => [name, TEXTS[rule][1]])));
});
