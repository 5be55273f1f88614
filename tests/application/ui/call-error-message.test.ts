// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { CallError } from '../../../src/api/errors.ts';
import { callErrorMessage, formErrorMessage } from '../../../src/application/ui/call-error-message.ts';
import { site } from '../../../src/config/site.ts';
import { messages } from '../test-session.ts';

const call = messages.errors.call;
const OFFICE = `For help, call the admissions office on ${site.phone.shown.en}.`;
beforeAll(() => window.history.replaceState(null, '', '/en/regisbachelor'));
const said = (parts: ConstructorParameters<typeof CallError>[0]): string =>
  callErrorMessage(new CallError(parts), call);

test('a call without a response has the message of its kind; a cancelled one has none', () => {
  expect(said({ kind: 'offline' })).toBe(call.offline);
  expect(said({ kind: 'interrupted' })).toBe(call.interrupted);
  expect(said({ kind: 'timeout' })).toBe(call.timeout);
  expect(said({ kind: 'unreadable' })).toBe(call.unreadable);
  expect(said({ kind: 'cancelled' })).toBe('');
});

test.each([
  [{ status: 422, text: 'The campaign is closed' }, 'The campaign is closed'],
  [{ status: 422 }, call.refused],
  [{ status: 404 }, call.notFound],
  [{ status: 404, text: 'No such campaign' }, call.notFound],
  [{ status: 400, text: 'The campaign is closed' }, 'The campaign is closed'],
  [{ status: 409, text: 'The campaign is closed' }, 'The campaign is closed'],
  [{ status: 405, text: 'Method Not Allowed' }, call.refused],
  [{ status: 413, text: 'Payload Too Large' }, call.refused],
  [{ status: 401, text: 'token expired' }, call.session],
  [{ status: 401, codeCannotHelp: true }, `${call.forbidden}. ${OFFICE}`],
  [{ status: 403 }, `${call.forbidden}. ${OFFICE}`],
  [{ status: 403, text: 'This number is blocked' }, `This number is blocked. ${OFFICE}`],
  [{ status: 403, text: 'This number is blocked!' }, `This number is blocked! ${OFFICE}`],
  [{ status: 500, text: 'SQLSTATE[42000]' }, call.server],
  [{ status: 503 }, call.server],
  [{ status: 429 }, call.tooMany.replace('{{seconds}}', '30')],
  [{ status: 429, retryAfter: 7 }, call.tooMany.replace('{{seconds}}', '7')],
  [{ status: 429, retryAfter: 119 }, call.tooMany.replace('{{seconds}}', '119')],
  [{ status: 429, retryAfter: 600 }, 'There are too many requests right now. Wait 10 minutes, then try again.'],
])('a refusal with %j', (parts, text) => {
  expect(said({ kind: 'http', ...parts })).toBe(text);
});

test.each([
  [{ kind: 'offline' }, `${call.offline} ${call.answers}`],
  [{ kind: 'interrupted' }, `${call.interrupted} ${call.answersOnce}`],
  [{ kind: 'http', status: 500 }, `${call.server} ${call.answers}`],
  [{ kind: 'http', status: 401 }, `${call.session}. ${call.answers}`],
  [{ kind: 'http', status: 403 }, `${call.forbidden}. ${call.answers} ${OFFICE}`],
  [{ kind: 'http', status: 422, text: 'The campaign is closed' }, 'The campaign is closed'],
  [{ kind: 'http', status: 422 }, call.refused],
  [{ kind: 'cancelled' }, ''],
] as const)('a form adds that its answers are still there, unless they are what is wrong: %j', (parts, text) => {
  expect(formErrorMessage(new CallError(parts), call)).toBe(text);
});

test('where there is no form, nobody reads about answers', () => {
  const { answers, answersOnce } = call;
  const kinds = ['offline', 'interrupted', 'timeout', 'unreadable'] as const;
  const sentences = [
    ...kinds.map((kind) => said({ kind })),
    ...[401, 403, 500].map((status) => said({ kind: 'http', status })),
  ];
  for (const sentence of [...sentences, call.unexpected]) expect(sentence).not.toContain('answers');
  expect(answersOnce.startsWith(answers)).toBe(true);
});

test("an error of the page's own code is told as such, and is reported once", () => {
  const reports: unknown[] = [];
  window.addEventListener('error:caught', ({ detail }) => reports.push(detail));
  const error = new TypeError('x is not a function');
  expect(callErrorMessage(error, call)).toBe(call.unexpected);
  callErrorMessage(error, call);
  callErrorMessage(new CallError({ kind: 'http', status: 500 }), call);
  expect(reports).toEqual([error]);
});
