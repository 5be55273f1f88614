// Whatever an applicant has answered and uploaded stands in the copy exactly once, in either language.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copyOfApplication, type CopySection } from '../../src/result/copy-of-application.ts';
import { layOut } from '../../src/result/picture-layout.ts';
import { LOCALES } from '../../src/config/locales.ts';
import { FILE_KINDS } from '../../src/config/words.ts';
import type { FieldDefinition } from '../../src/field-kinds/kinds.ts';
import { isVisible } from '../../src/flows/definition/field-queries.ts';
import type { Flow } from '../../src/flows/definition/flow.ts';
import { hasDocuments } from '../../src/flows/definition/step-order.ts';
import { copyMessages } from '../../src/i18n/lazy-messages.ts';
import type { Charge } from '../../src/model/payment.ts';
import type { Documents } from '../../src/model/sent-application.ts';
import { chargeRows } from '../../src/result/ui/result-rows.ts';
import { applicationOf, freshSession } from '../application/test-session.ts';
import { allFlows } from '../../src/flows/all-flows.ts';
import { casesOf, LAST_LIMIT_MS, NAMED_SEED, SEED } from '../random-runs.ts';

const PHONE = { sent: '0812345678', shown: '081 234 5678' };
const EMAIL = 'everything.once@example.com';

/** An answer to one field: what the server has, and the text by which the copy is searched for it. */
interface Answered {
  readonly values: Readonly<Record<string, string>>;
  readonly readable: Readonly<Record<string, string>>;
  readonly hints: Readonly<Record<string, string>>;
  readonly marks: readonly string[];
}

/** Every name is one that contains no other. */
const markOf = (name: string): string => `«${name}»`;

function answer(field: FieldDefinition, pick: (choices: readonly string[]) => string): Answered {
  const { name } = field;
  const nothing = { values: {}, readable: {}, hints: {} };
  if (field.kind === 'phone')
    return { ...nothing, values: { phone: PHONE.sent, phone_country: 'TH' }, marks: [PHONE.shown] };
  if (name === 'email') return { ...nothing, values: { email: EMAIL }, marks: [EMAIL] };
  if (field.sensitive) return { ...nothing, hints: { [name]: markOf(name) }, marks: [markOf(name)] };
  if (field.kind === 'text' || field.kind === 'long-text')
    return { ...nothing, values: { [name]: markOf(name) }, marks: [markOf(name)] };
  const value = field.kind === 'checkbox' ? 'yes' : 'options' in field ? pick(field.options) : '1';
  const isOmitted = field.review?.omit?.includes(value) === true;
  return {
    ...nothing,
    values: { [name]: value },
    readable: { [name]: markOf(name) },
    marks: isOmitted || field.excludeFromReview ? [] : [markOf(name)],
  };
}

/** Answers the fields in their order, each only where it is asked. */
function answerAll({ steps }: Flow, picks: readonly number[]): Answered {
  let all: Answered = { values: {}, readable: {}, hints: {}, marks: [] };
  for (const [index, field] of steps.flatMap(({ fields }) => fields).entries()) {
    const isAnswered = field.name in all.values || field.name in all.hints;
    if (isAnswered || !isVisible(field, all.values)) continue;
    const one = answer(field, (choices) => choices[(picks[index % picks.length] ?? 0) % choices.length] ?? '');
    all = {
      values: { ...all.values, ...one.values },
      readable: { ...all.readable, ...one.readable },
      hints: { ...all.hints, ...one.hints },
      marks: [...all.marks, ...one.marks],
    };
  }
  return all;
}

const documentsArbitrary = fc
  .array(fc.record({ type: fc.constantFrom(...FILE_KINDS, undefined), isAsked: fc.boolean() }), { maxLength: 8 })
  .map((sent): Documents => ({
    requirements: [...new Set(sent.flatMap(({ type, isAsked }) => (type && isAsked ? [type] : [])))].map((type) => ({
      type,
      required: true,
    })),
    files: sent.map(({ type }, index) => ({ id: String(index), type, name: `«file ${index}».pdf`, size: 1 })),
    customInputs: [
      { id: '1', label: 'Typed?', kind: 'text', required: true, options: [], response: '«typed response»' },
      {
        id: '2',
        label: 'Chosen?',
        kind: 'select',
        required: false,
        response: 'a',
        options: [{ value: 'a', label: '«chosen response»' }],
      },
    ],
  }));

const textOf = (sections: readonly CopySection[]): string =>
  sections.flatMap(({ rows }) => rows.map(({ value }) => value)).join('\n');
const countOf = (text: string, mark: string): number => text.split(mark).length - 1;
const withoutBlanks = (text: string): string => text.replace(/\s/g, '');

const PAID: Charge = {
  status: 'successful',
  method: 'thai_qr',
  amount: 500,
  reference: '«reference»',
  ref1: '«ref1»',
  ref2: '«ref2»',
  charge_id: '«charge»',
  paid_at: '2026-11-20T03:00:00Z',
};
const PAYMENT_MARKS = ['«reference»', '«ref1»', '«ref2»', '«charge»'];

describe.each(Object.values(allFlows))('the copy of $id', (flow) => {
  test.each(LOCALES)(
    `has every answer and document once, and so has its picture, in %s (${NAMED_SEED})`,
    async (locale) => {
      const messages = await copyMessages(locale, flow.id);
      const session = freshSession(flow, { locale, slug: flow.resolveCampaign ? 'star' : undefined });
      fc.assert(
        fc.property(fc.array(fc.nat(50), { minLength: 7, maxLength: 7 }), documentsArbitrary, (picks, documents) => {
          const { values, readable, hints, marks } = answerAll(flow, picks);
          const application = applicationOf({
            ...values,
            readable,
            hints,
            application_no: '«number»',
            campaign_name: '«campaign»',
          });
          const sent = { application, documents };
          const paid = chargeRows({ kind: 'verified', session, application, charge: PAID, hasCopy: true }, messages);
          const sections = copyOfApplication({ session, sent, charge: PAID, locale, messages }, paid);
          const text = textOf(sections);
          const files = flow.steps.some(hasDocuments) ? documents.files.map(({ name }) => name) : [];
          const wanted = [...marks, ...files, '«typed response»', '«chosen response»', '«number»', ...PAYMENT_MARKS];
          if (flow.resolveCampaign) wanted.push('«campaign»');
          expect(wanted.filter((mark) => countOf(text, mark) !== 1)).toEqual([]);
          const { lines } = layOut(sections, '', locale, (line) => line.length * 30);
          const drawn = lines.filter(({ kind }) => kind === 'value').map((line) => line.text);
          expect(withoutBlanks(drawn.join(''))).toBe(withoutBlanks(text));
        }),
        { numRuns: casesOf(100), seed: SEED },
      );
    },
    LAST_LIMIT_MS,
  );
});

test('an application that cost nothing has no payment and no amount', async () => {
  const messages = await copyMessages('en', 'bachelor');
  const session = freshSession();
  const charge: Charge = { status: 'successful', method: 'none', amount: 0, paid_at: '2026-11-20T03:00:00Z' };
  const application = applicationOf({ first_name: 'A' });
  const paid = chargeRows({ kind: 'verified', session, application, charge, hasCopy: true }, messages);
  const documents = { requirements: [], files: [], customInputs: [] };
  const sections = copyOfApplication(
    { session, sent: { application, documents }, charge, locale: 'en', messages },
    paid,
  );
  expect(sections.map(({ title }) => title)).not.toContain(messages.result.complete.payment);
  expect(textOf(sections)).not.toMatch(/THB|500/);
  expect(sections[0]?.rows.map(({ value }) => value)).toEqual([
    '7',
    '20\u00a0November 2026 at 10:00, Thailand time (19\u00a0November 2026 at 22:00 your time, GMT−5)',
    'Nothing to pay',
  ]);
});
