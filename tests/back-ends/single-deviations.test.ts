// Every single deviation of an answer before the site itself: what its code reads, and what its pages tell of it.
import { isDeepStrictEqual } from 'node:util';
import { beforeEach, expect, test, vi } from 'vitest';
import errors from '../../locales/en/errors.json' with { type: 'json' };
import { callUntyped, isIncomplete } from '../../src/api/client.ts';
import { isCallError, isObject, type Json } from '../../src/api/errors.ts';
import { missingDocuments, missingKinds } from '../../src/application/document-requirements.ts';
import { callErrorMessage } from '../../src/application/ui/call-error-message.ts';
import { isKnownStatus, statusView } from '../../src/dashboard/status.ts';
import { valuesOf } from '../../src/flows/definition/field-queries.ts';
import { referralCode, roundOption } from '../../src/flows/fields/campaign.ts';
import { factsOf } from '../../src/home/round-facts.ts';
import { baht } from '../../src/i18n/format.ts';
import { parseDeadline } from '../../src/lib/parse-instant.ts';
import type { Application, CustomInput } from '../../src/model/application.ts';
import type { DocumentRequirement } from '../../src/model/lookup.ts';
import type { Charge } from '../../src/model/payment.ts';
import { noMoneyTaken, viewOf } from '../../src/payment/charge-page.ts';
import { findingsOf, type Finding } from '../../src/tools/conformance/check.ts';
import { checks } from '../../src/tools/conformance/checks.ts';
import type { Exchange } from '../../src/tools/conformance/exchange.ts';
import { CHOSEN, deviations, INSTANT_NAMES, type Deviation } from './deviations.ts';

/** What a page tells of a value that it does not know: nothing, or that it does not know. */
const NOTHING = 'nothing';

const priceOf = (amount: unknown): string => (typeof amount === 'number' ? baht(amount, 'en') : NOTHING);
const instantOf = (text: unknown): string | number =>
  typeof text === 'string' ? (parseDeadline(text) ?? NOTHING) : NOTHING;

/** What pages tell by a field of an answer, with the code of those pages. */
const TOLD: Readonly<Record<string, (object: Json) => unknown>> = {
  open: (object) => {
    const round = object as { readonly id: string; readonly name: string; readonly open: boolean };
    return [roundOption(round).disabled, factsOf([round]).allClosed];
  },
  need_referral_code: (object) => referralCode.visibleWhen?.({}, { campaign_id: object }),
  required: (object) =>
    'label' in object
      ? missingDocuments({ requirements: [], files: [], customInputs: [{ ...(object as CustomInput), response: '' }] })
          .length
      : missingKinds({ requirements: [object as DocumentRequirement], files: [] }).length,
  money_taken: (object) => noMoneyTaken({ ...(object as Charge), status: 'failed' }),
  status: (object) =>
    'application_no' in object
      ? isKnownStatus(String(object['status']))
        ? statusView(String(object['status']))
        : NOTHING
      : chargeTold(object as unknown as Charge),
  ...Object.fromEntries(
    CHOSEN.map((name) => [
      name,
      (object: Json) => [valuesOf(object as unknown as Application)[name], (object['readable'] as Json)[name]],
    ]),
  ),
  methods: ({ methods, methodNames }) => [methods, methodNames ?? {}],
  ...Object.fromEntries(
    ['amount', 'amount_due', 'price'].map((name) => [name, (object: Json) => priceOf(object[name])]),
  ),
  ...Object.fromEntries(INSTANT_NAMES.map((name) => [name, (object: Json) => instantOf(object[name])])),
};
/** An unknown state is told in the server's own word. */
const chargeTold = ({ status, unknownStatus }: Charge): unknown =>
  unknownStatus === undefined ? viewOf({ status }) : NOTHING;

/** What a page tells where it cannot read the value. A round counts as closed, and a document as required. */
const CAUTIOUS: Readonly<Record<string, unknown>> = {
  open: [true, true],
  need_referral_code: false,
  required: 1,
  money_taken: false,
  otp_required: false,
  // An unknown kind of question is asked as a text.
  kind: 'text',
  // An unknown method is offered under its own name.
  methods: [['promptpay', 'card'], {}],
};
/** The question counts as optional: the server refuses an application without its answer, and says so. */
const CAUTIOUS_QUESTION = 0;

function factsAt(answer: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(answer)) return answer.flatMap((item: unknown) => factsAt(item, path));
  const [name = '', ...rest] = path;
  if (!isObject(answer)) return [NOTHING];
  if (rest.length > 0) return factsAt(answer[name], rest);
  const told = TOLD[name];
  return [told ? told(answer) : (answer[name] ?? NOTHING)];
}

let body = '';
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
});

/** What the site tells after an answer: the facts at this path, or the sentence of an error. */
async function read(
  { endpoint, path }: Deviation,
  answer: unknown,
): Promise<{ facts: unknown[] } | { sentence: string }> {
  body = JSON.stringify({ data: answer });
  // A list has an envelope of its own.
  if (path.length === 0) body = JSON.stringify(answer);
  try {
    const found: unknown = await callUntyped(endpoint, {
      locale: 'en',
      token: 'token',
      parameters: { id: '7', slug: 'star' },
    });
    if (path.length > 0) return { facts: factsAt(found, path) };
    return { facts: [found, Array.isArray(found) && isIncomplete(found)] };
  } catch (error) {
    if (!isCallError(error)) throw error;
    return { sentence: callErrorMessage(error, errors.call) };
  }
}

const CONTEXT = { tokens: [], tokenHeader: 'X-Application-Token', imageOrigins: [] };
const HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', 'Content-Language': 'en' };

function findings({ endpoint, call }: Deviation): Finding[] {
  const exchange: Exchange = {
    line: call,
    aim: 'response',
    endpoint,
    method: endpoint.method,
    locale: 'en',
    address: new URL(`https://api.example/api/${endpoint.path}`),
    sent: {},
    expects: {},
    status: 200,
    failure: '',
    headers: new Headers({ ...HEADERS, Date: new Date().toUTCString() }),
    text: body,
    milliseconds: 1,
  };
  return findingsOf(exchange, CONTEXT, checks);
}

const said = ({ check, came }: Finding): string => `${check}: ${came}`;

/** Whether what is told instead is nothing untrue. */
function isCautious({ path, endpoint }: Deviation, fact: unknown): boolean {
  const name = path.at(-1) ?? '';
  const cautious = name === 'required' && endpoint.path.includes('custom-input') ? CAUTIOUS_QUESTION : CAUTIOUS[name];
  return [NOTHING, cautious].some((one) => JSON.stringify(one) === JSON.stringify(fact));
}

/** How the site or the conformance check fails at a deviation. */
async function faultsOf(deviation: Deviation): Promise<string[]> {
  const usual = await read(deviation, deviation.usual);
  const before = findings(deviation).map(said);
  const told = await read(deviation, deviation.deviating);
  const named = findings(deviation).filter((one) => !before.includes(said(one)));
  const faults: string[] = [];
  if ('sentence' in usual) faults.push(`the usual answer is refused: ${usual.sentence}`);
  if (deviation.outcome === 'works') {
    if (!isDeepStrictEqual(told, usual)) faults.push(`told as ${JSON.stringify(told)} for ${JSON.stringify(usual)}`);
    for (const finding of named) if (!finding.isRemark) faults.push(`named by the conformance check: ${said(finding)}`);
    return faults;
  }
  if (named.length === 0) faults.push('not named by the conformance check');
  if ('sentence' in told) {
    if (told.sentence === '') faults.push('refused without a sentence');
  } else if (deviation.kind === 'list') {
    if (told.facts[1] === false) faults.push('a list that lacks something is shown as whole');
  } else
    for (const fact of told.facts)
      if (!isCautious(deviation, fact)) faults.push(`told as ${JSON.stringify(fact)}, which may be untrue`);
  return faults;
}

const KINDS = ['flag', 'amount', 'instant', 'reference', 'word', 'list'] as const;
const PROMISES = {
  works: 'is read as before when only its form differs',
  sentence: 'that the site cannot read leads to nothing untrue, and the conformance check names it',
} as const;
const cases = KINDS.flatMap((kind) =>
  (['works', 'sentence'] as const).map((outcome) => [kind, PROMISES[outcome], outcome] as const),
);

test.each(cases)('a deviating %s %s', async (kind, _promise, outcome) => {
  const own = deviations.filter((one) => one.kind === kind && one.outcome === outcome);
  const failures: string[] = [];
  for (const one of own)
    failures.push(...(await faultsOf(one)).map((fault) => `${one.call} ${one.path.join('.')}, ${one.how}: ${fault}`));
  expect(failures).toEqual([]);
  expect(own).not.toEqual([]);
});
