import { afterEach, expect, test, vi } from 'vitest';
import { contract } from '../../../src/api/contract/all.ts';
import { FLOW_IDS } from '../../../src/config/flow-registry.ts';
import { callsOf } from '../../../src/tools/conformance/flows.ts';
import { optionsFrom } from '../../../src/tools/conformance/options.ts';
import { summaryOf, textOf, type Report } from '../../../src/tools/conformance/report.ts';
import { runConformance } from '../../../src/tools/conformance/run.ts';
import { lineOf } from '../../../src/tools/conformance/walk.ts';
import { changed, get, post, type Json } from './changes.ts';
import { openDeviatingApi, reportWith, SITE, withHeaders, type Deviation } from './deviating-api.ts';
import { toleratedResponses } from './tolerated-responses.ts';
import { valueDeviations } from './value-deviations.ts';
import { LAST_LIMIT_MS } from '../../random-runs.ts';

vi.setConfig({ testTimeout: LAST_LIMIT_MS, hookTimeout: LAST_LIMIT_MS });

afterEach(() => vi.unstubAllEnvs());

const LINES = contract.map(({ endpoint }) => lineOf(endpoint));
const of = (report: Report, result: string) => report.lines.filter((one) => one.result === result);

/** Without this header nothing tells it from a real API. */
const REAL: Deviation = {
  method: 'GET|POST|PATCH|DELETE',
  path: /./,
  change: (response) => withHeaders(response, { 'X-Sandbox': undefined }),
};

test('the sandbox holds in all calls, in the bank’s return and for a call that does not exist', async () => {
  const report = await reportWith(['--write']);
  expect(report.failures).toEqual([]);
  expect(of(report, 'holds').map(({ line }) => line)).toEqual([
    ...LINES,
    'the return of the bank',
    'a call that does not exist',
  ]);
  const count = LINES.length;
  expect(summaryOf(report)).toContain(
    `Of ${count} calls and 2 other lines ${count + 2} hold, 0 fail, 0 are not judged`,
  );
});

test('what any back end may write is no finding', async () => {
  const usual = await reportWith(['--write']);
  const report = await reportWith(['--write'], { deviations: toleratedResponses });
  const keyOf = ({ line, check }: Report['remarks'][number]): string => `${line}: ${check}`;
  expect(report.failures).toEqual([]);
  const known = new Set(usual.remarks.map(keyOf));
  expect(report.remarks.map(keyOf).filter((key) => !known.has(key))).toEqual([]);
  expect(of(report, 'not judged')).toEqual([]);
});

test('read-only makes no call that changes something, and says of each why it is not judged', async () => {
  const made: string[] = [];
  const change = (response: Response, request: Request): Response => {
    made.push(`${request.method} ${request.url}`);
    return response;
  };
  const report = await reportWith([], { deviations: [{ method: 'POST|PATCH|DELETE|PUT', path: /./, change }] });
  expect(report.failures).toEqual([]);
  expect(made).toEqual([]);
  const notJudged = of(report, 'not judged');
  expect(notJudged.filter(({ reason }) => !reason.endsWith(': --write'))).toEqual([]);
  const changing = LINES.filter((line) => !line.startsWith('GET '));
  expect(notJudged.map(({ line }) => line)).toEqual(expect.arrayContaining(changing));
});

test('an API with an origin of its own is asked for CORS', async () => {
  const report = await reportWith(['--origin', SITE], { hasCors: true });
  expect(report.failures).toEqual([]);
  const without = await reportWith(['--origin', SITE]);
  expect(new Set(without.failures.map(({ check }) => check))).toEqual(new Set(['preflight', 'CORS origin']));
  expect(new Set(without.failures.map(({ line }) => line))).toEqual(new Set(LINES));
});

test('a campaign with a fee is not confirmed, and without a code nothing is opened', async () => {
  const paid = await reportWith(['--write', '--slug', 'star-scholars']);
  expect(paid.failures).toEqual([]);
  expect(of(paid, 'not judged').map(({ line }) => line)).toEqual([
    'POST scholarship-application/{id}/start-confirm/',
    'POST scholarship-application/{id}/confirm',
  ]);
  const closed = await reportWith(['--write', '--otp-command', 'true']);
  expect(closed.failures).toEqual([]);
  const reasons = of(closed, 'not judged').map(({ line, reason }) => `${line}: ${reason}`);
  const unread = 'the one-time code could not be read: --otp-command';
  expect(reasons).toContain(`POST application/otp/validate: ${unread}`);
  expect(reasons).toContain(`PATCH application/{id}: not reached after POST application/otp/validate: ${unread}`);
  const unnamed = await reportWith(['--write', '--email', 'a@b.example', '--phone', '0812345678'], {
    deviations: [REAL],
  });
  const start = of(unnamed, 'not judged').find(({ line }) => line === 'POST scholarship-application/initial');
  expect(start?.reason).toMatch(/no call lists campaigns: name an open one by --slug$/);
});

test('the table has a line for each call, and a sentence for each deviation', async () => {
  const deviation = { method: 'GET', path: /^general\/school$/, change: () => new Response('<p>', { status: 503 }) };
  const report = await reportWith([], { deviations: [deviation] });
  const lines = textOf(report).split('\n');
  expect(lines.filter((line) => /^FAILS +GET general\/school +503 .*status$/.test(line))).toHaveLength(1);
  const sentence = lines.findIndex((line) => line.startsWith('1. [status] '));
  expect(lines.slice(sentence - 3, sentence)).toEqual([
    'To fix, the worst first: 1',
    '',
    'Applicants cannot register or go on',
  ]);
  expect(lines[sentence + 1]).toBe('     GET general/school: 503: <p>');
  expect(lines).toContain('     35 × it changes something: --write');
  expect(lines.at(-1)).toMatch(/^Of 75 calls and 2 other lines 26 hold, 1 fails, 50 are not judged; to fix: 1, /);
});

test('a university that starts with one flow is judged by the calls of this flow alone', async () => {
  const report = await reportWith(['--write', '--flow', 'bachelor']);
  expect([report.failures, of(report, 'not judged').map(({ line }) => line)]).toEqual([[], ['the return of the bank']]);
  const others = report.lines.filter(({ line }) => /short-course|scholarship|continue-registration/.test(line));
  expect(others).toEqual([]);
  const count = callsOf(['bachelor']).length;
  const summary = `Of ${count} calls of bachelor and 2 other lines ${count + 1} hold, 0 fail, 1 is not judged`;
  expect(summaryOf(report)).toContain(summary);
});

test('an item that no list names is not asked for, and the report says so', async () => {
  const change = () => Response.json({ data: [] });
  const report = await reportWith([], {
    deviations: [{ method: 'GET', path: /^general\/location\/province\/all$/, change }],
  });
  expect(report.failures.map(({ line, check }) => `${line}: ${check}`)).toEqual([
    'GET general/location/province/all: empty list',
  ]);
  const districts = report.lines.find(({ line }) => line === 'GET general/location/district/all');
  expect(districts?.reason).toBe('it asks for an item of a list that is empty or cannot be read');
});

test('every word that is refused is named, in one sentence', async () => {
  const refused = valueDeviations.filter(({ check }) => check === 'words of choices');
  const report = await reportWith(['--write', '--flow', 'bachelor'], { deviations: refused });
  expect(report.causes.filter(({ isRemark }) => !isRemark).map(({ calls }) => calls)).toEqual([
    [
      {
        line: 'PATCH application/{id}',
        came: 'bachelor: study_duration "1", "6"',
      },
    ],
  ]);
});

test('the words that a registration and a changed first page refuse are named with their flow', async () => {
  const refuse = async (response: Response, request: Request): Promise<Response> => {
    const sent = (await request.json()) as Json;
    const isRefused = sent['education'] === 'doctoral';
    const errors = {
      ...(isRefused ? { education: ['ไม่ถูกต้อง'] } : {}),
      ...('email' in sent ? {} : { email: ['ไม่ถูกต้อง'] }),
    };
    return isRefused ? Response.json({ message: 'ไม่ถูกต้อง', errors }, { status: 422 }) : response;
  };
  const report = await reportWith(['--write', '--flow', 'bachelor,graduate'], {
    deviations: [
      { ...post(/^application\/initial$/), change: refuse },
      { method: 'PATCH', path: /^application\/\d+\/personal$/, change: refuse },
    ],
  });
  expect(report.causes.filter(({ isRemark }) => !isRemark).map(({ check, calls }) => [check, calls])).toEqual([
    [
      'words of choices',
      [
        { line: 'PATCH application/{id}/personal', came: 'graduate: education "doctoral"' },
        { line: 'POST application/initial', came: 'graduate: education "doctoral"' },
      ],
    ],
  ]);
});

test('a charge whose state is unknown may be paid: a refusal to start it is not judged', async () => {
  const paid: Deviation = { ...post(/^application\/\d+\/payment$/), change: changed({ status: 'settled' }) };
  const refuse = (): Response => Response.json({ message: 'ชำระเงินแล้ว', errors: {} }, { status: 409 });
  const refused: Deviation[] = [
    { ...post(/^payment\/application$/), change: (response) => (response.ok ? refuse() : response) },
    {
      ...get(/^payment\/request-bill-payment-image$/),
      change: (response) => (response.ok ? refuse() : response),
    },
  ];
  const report = await reportWith(['--write', '--flow', 'bachelor'], { deviations: [paid, ...refused] });
  expect(report.failures.map(({ line, check }) => `${line}: ${check}`)).toEqual([
    'POST application/{id}/payment: unknown charge state',
  ]);
  const reason = 'the state of the charge is unknown, so it may be paid already';
  expect(of(report, 'not judged').map((line) => [line.line, line.reason])).toEqual([
    ['GET payment/request-bill-payment-image', reason],
    ['POST payment/application', reason],
    ['the return of the bank', expect.any(String)],
  ]);
});

test('several campaigns are walked in one run: one with a fee is paid, one without is confirmed', async () => {
  const seen: string[] = [];
  const record: Deviation = {
    ...get(/^scholarship-campaign\/[\w-]+$/),
    change: (response, request) => {
      seen.push(new URL(request.url).pathname.split('/').at(-1) ?? '');
      return response;
    },
  };
  const slugs = ['--slug', 'star-scholars,sports-talent'];
  const report = await reportWith(['--write', '--flow', 'scholarship', ...slugs], { deviations: [record] });
  expect([report.failures, of(report, 'not judged').map(({ line }) => line)]).toEqual([[], ['the return of the bank']]);
  expect(seen).toEqual(['star-scholars', 'sports-talent', 'star-scholars', 'sports-talent']);
});

test('a return of the bank by a link is enough, and one that leads nowhere names its address and fields', async () => {
  const card = ['--write', '--flow', 'bachelor', '--card-token', 'tokn_test_3ds_1'];
  const page = (): Response => new Response('<p>', { status: 200, headers: { 'Content-Type': 'text/html' } });
  const path = /^payment\/return\/kbank$/;
  const lost = await reportWith(card, { deviations: [{ method: 'POST|GET', path, change: page }] });
  expect(lost.failures.map(({ check, came }) => [check, came])).toEqual([
    [
      'return status',
      expect.stringMatching(/^200 for POST http:\/\/.+\/api\/payment\/return\/kbank with objectId, token, status$/),
    ],
  ]);
  const sentOn = (): Response =>
    new Response(null, { status: 302, headers: { Location: '/regisbachelor/credit/redirect-kbank?objectId=1' } });
  const linked = await reportWith(card, {
    deviations: [
      { ...get(path), change: sentOn },
      { ...post(path), change: page },
    ],
  });
  expect(linked.failures).toEqual([]);
  expect(linked.remarks.map(({ check }) => check)).toContain('return by a link alone');
});

test('images may come from the configured origins', async () => {
  vi.stubEnv('PUBLIC_IMAGE_ORIGINS', 'https://cdn.example https://files.example');
  const foreign = valueDeviations.filter(({ check }) => check === 'origin of images');
  const report = await reportWith(['--flow', 'short-course'], { deviations: foreign });
  expect([foreign.length, report.failures]).toEqual([1, []]);
});

test('the token that reopens an application replaces the one before', async () => {
  let reopened = '';
  const keep = async (response: Response): Promise<Response> => {
    const { data } = (await response.clone().json()) as { data?: { access_token?: string } };
    reopened = data?.access_token ?? reopened;
    return response;
  };
  const refuseOld = (response: Response, request: Request): Response =>
    request.headers.get('X-Application-Token') === reopened
      ? response
      : Response.json({ message: 'ยืนยันตัวตนใหม่', errors: {} }, { status: 401 });
  const report = await reportWith(['--write', '--flow', 'scholarship'], {
    deviations: [
      { method: 'POST', path: /^application-dashboard\/continue-registration$/, change: keep },
      { method: 'POST', path: /^scholarship-application\/\d+\/(?:payment|confirm)$/, change: refuseOld },
    ],
  });
  expect([report.failures, of(report, 'not judged').map(({ line }) => line)]).toEqual([
    [],
    ['GET payment/request-bill-payment-image', 'the return of the bank'],
  ]);
});

test('where nobody can be registered, the registration is named as the cause and nobody signs in', async () => {
  const refused = valueDeviations.filter(({ check }) => check === 'refused request');
  const lost: Deviation = { ...get(/^general\/school$/), change: () => new Response('', { status: 503 }) };
  const report = await reportWith(['--write', '--flow', 'bachelor'], { deviations: [lost, ...refused] });
  const reasons = new Map(of(report, 'not judged').map(({ line, reason }) => [line, reason]));
  expect(reasons.get('GET payment/check')).toBe('not reached: POST application/initial failed before');
  expect(reasons.get('GET application-dashboard/')).toBe('nobody could be registered');
});

test('in a single flow a card takes the place of the QR code, and its bank returns to this flow', async () => {
  const report = await reportWith(['--write', '--flow', 'bachelor', '--card-token', 'tokn_test_3ds_1']);
  expect([report.failures, of(report, 'not judged').map(({ line }) => line)]).toEqual([
    [],
    ['GET payment/request-bill-payment-image'],
  ]);
});

test('documents that a scholarship requires are there before it is confirmed', async () => {
  const kinds: unknown[] = [];
  const require: Deviation = {
    ...get(/^scholarship-campaign\/[\w-]+$/),
    change: changed({ files: [{ type: 'portfolio', required: true }] }),
  };
  const record: Deviation = {
    ...post(/^scholarship-application\/file$/),
    change: async (response, request) => {
      if (response.ok) kinds.push((await request.formData()).get('type'));
      return response;
    },
  };
  const report = await reportWith(['--write', '--flow', 'scholarship'], { deviations: [require, record] });
  expect([report.failures, kinds]).toEqual([[], ['id_card', 'portfolio']]);
});

test('a charge that is paid as soon as it is opened is not started', async () => {
  const made: string[] = [];
  const open: Deviation = { ...post(/^application\/\d+\/payment$/), change: changed({ status: 'successful' }) };
  const start: Deviation = {
    ...post(/^payment\/application$/),
    change: (response) => {
      made.push('start');
      return response;
    },
  };
  const report = await reportWith(['--write', '--flow', 'bachelor'], { deviations: [open, start] });
  expect([made, report.lines.find(({ line }) => line === 'POST payment/application')?.reason]).toEqual([
    [],
    'the charge is paid as soon as it is opened',
  ]);
});

test('responses that are alike stand on one row, and many calls are folded', () => {
  const calls = ['a', 'b', 'c', 'd', 'e'].map((line) => ({ line: `GET ${line}`, came: 'no Date' }));
  const others = ['1', '2', '3', '4'].map((came) => ({ line: `GET ${came}`, came }));
  const cause = { check: 'date', loss: 'nothing', isRemark: true, sentence: 'A sentence.' } as const;
  const empty = { address: '', writes: false, flows: [], lines: [], failures: [], remarks: [] };
  const text = textOf({ ...empty, causes: [{ ...cause, calls: [...others, ...calls] }] });
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      '1. [date] A sentence.',
      '     GET a, GET b, GET c and 2 more: no Date',
      '     GET 3: 3',
      '     and 1 more call (--json lists them)',
    ]),
  );
});

test.each([
  [['--flow', 'bachelor'], ['bachelor']],
  [
    ['--flow', 'scholarship,graduate', '--flow', 'bachelor'],
    ['bachelor', 'graduate', 'scholarship'],
  ],
  [[], FLOW_IDS],
])('%j asks for the flows %j', (parameters, flows) => {
  expect(optionsFrom(['https://a.example', ...parameters]).flows).toEqual(flows);
});

test.each([
  [['https://a.example', '--flow', 'evening'], '--flow must be one of bachelor, '],
  [[], 'The address of the API is missing.'],
  [['api.example'], 'The address of the API must be a web address such as https://api.example, not "api.example".'],
  [['file:///etc'], 'The address of the API must be a web address'],
  [['https://api.example/api'], 'The address of the API is written without /api.'],
  [['https://a.example', 'b'], 'One address is enough'],
  [['https://a.example', '--wriet'], "Unknown option '--wriet'"],
  [['https://a.example', '--phone', '0812345678'], '--phone and --email belong together.'],
  [['https://a.example', '--origin', 'here'], '--origin must be a web address'],
])('%j is refused with a sentence and the usage', (parameters, sentence) => {
  expect(() => optionsFrom(parameters)).toThrow(sentence);
  expect(() => optionsFrom(parameters)).toThrow('npm run conformance -- ADDRESS');
});

test('the name of the token header comes from the environment, or from its option', () => {
  vi.stubEnv('PUBLIC_APP_TOKEN_HEADER', 'X-Env');
  expect(optionsFrom(['https://a.example/v1/'])).toMatchObject({ url: 'https://a.example/v1', tokenHeader: 'X-Env' });
  expect(optionsFrom(['https://a.example', '--token-header', 'X-Own']).tokenHeader).toBe('X-Own');
});

test('an address at which nothing responds is said in a sentence', async () => {
  const options = optionsFrom(['http://127.0.0.1:1']);
  await expect(runConformance(options)).rejects.toThrow(/^Nothing responds at http:\/\/127\.0\.0\.1:1: /);
});

test('an API that is not the sandbox gets no applicant of our own making', async () => {
  await expect(reportWith(['--write'], { deviations: [REAL] })).rejects.toThrow('--write needs --phone and --email');
});

/** A test applicant whose codes a command reads. */
const applicantOf = (url: string): string[] => {
  const inbox = `fetch("${url}/sandbox/inbox?to=" + process.env.EMAIL).then((response) => response.json())`;
  const command = `"${process.execPath}" -e '${inbox}.then(([newest]) => console.log("Your code: " + newest.otp))'`;
  return ['--phone', '0812345678', '--email', 'test@university.example', '--otp-command', command];
};

test('at a real API the code comes from a command, and the bank’s return from a card of the test mode', async () => {
  vi.stubEnv('PUBLIC_BANK_ORIGINS', 'https://3ds.example http://bank.test');
  const api = await openDeviatingApi({ deviations: [REAL] });
  const given = ['--slug', 'sports-talent', '--card-token', 'tokn_test_3ds_1'];
  const options = optionsFrom([api.url, '--write', ...applicantOf(api.url), ...given]);
  const first = await runConformance(options);
  expect([first.failures, of(first, 'not judged')]).toEqual([[], []]);
  const second = await runConformance(options);
  await api.close();
  const initial = second.lines.find(({ line }) => line === 'POST scholarship-application/initial');
  expect(initial?.reason).toBe('the contact already has an application: pass another --phone and --email');
});

test('a bank to which the page would send nobody is said, as images of foreign origins are', async () => {
  vi.stubEnv('PUBLIC_CARD_SCRIPT_HOST', 'https://cards.example');
  const api = await openDeviatingApi({ deviations: [REAL] });
  const card = ['--flow', 'bachelor', '--card-token', 'tokn_test_3ds_1'];
  const report = await runConformance(optionsFrom([api.url, '--write', ...applicantOf(api.url), ...card]));
  await api.close();
  expect(report.failures.map(({ line, check, came }) => `${line}: ${check}: ${came}`)).toEqual([
    'POST payment/application: origin of the bank: http://bank.test',
    'GET payment/check: origin of the bank: http://bank.test',
  ]);
});

/** What a strict API wants to know before it takes money, by the family of its calls. */
const BEFORE_PAYING: Readonly<Record<string, readonly string[]>> = {
  application: ['id_number', 'school_name', 'academic_year', 'course_id', 'semester_id', 'student_loan_interest'],
  'short-course-application': ['period_id', 'attendees', 'tax_address', 'tax_sub_district_id', 'promotion_interest'],
  'scholarship-application': ['id_number', 'course_id', 'home_sub_district_id', 'class_time', 'student_loan_interest'],
};

test('an API that lets only complete applications pay takes the payments of a walk', async () => {
  const answered = new Set<string>();
  const documents = new Map<string, number>();
  const paid: string[] = [];
  const note = async (response: Response, request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace('/api/', '');
    const [, family = '', id = ''] = /^([a-z-]+)\/(\d+)\b/.exec(path) ?? [];
    if (path.includes('file')) {
      const sent = request.method === 'DELETE' ? ((await request.json()) as Json) : await request.formData();
      const owner = String(sent instanceof FormData ? sent.get('application_id') : sent['application_id']);
      const more = request.method === 'DELETE' ? -1 : 1;
      if (response.ok) documents.set(owner, (documents.get(owner) ?? 0) + more);
      return response;
    }
    if (!path.endsWith('/payment')) {
      const names = id === '' ? [] : Object.keys((await request.json()) as Json);
      if (response.ok) for (const name of names) answered.add(`${path.replace(/\/\D*$/, '')} ${name}`);
      return response;
    }
    if (!response.ok) return response;
    const lacking = BEFORE_PAYING[family]?.filter((name) => !answered.has(`${family}/${id} ${name}`)) ?? [];
    // No document is required for a short course.
    if (family !== 'short-course-application' && !documents.get(id)) lacking.push('a document');
    if (lacking.length > 0) return Response.json({ message: lacking.join(', ') }, { status: 422 });
    paid.push(family);
    return response;
  };
  const path = /^(?:short-course-|scholarship-)?application\//;
  const report = await reportWith(['--write', '--slug', 'star-scholars'], {
    deviations: [{ method: 'POST|PATCH|PUT|DELETE', path, change: note }],
  });
  expect(report.failures).toEqual([]);
  expect(new Set(paid)).toEqual(new Set(Object.keys(BEFORE_PAYING)));
});
