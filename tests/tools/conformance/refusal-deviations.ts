import { BANK, body, CHECK, data, get, html, INITIAL, location, post, READ, refusal, type Planted } from './changes.ts';
import { withHeaders } from './deviating-api.ts';

const SENTENCE = 'กรุณาตรวจสอบข้อมูล';
const CODE = post(/^application\/otp\/request$/);

export const refusalDeviations: readonly Planted[] = [
  {
    name: 'a page for a refusal',
    ...CHECK,
    change: refusal(() => html(422)),
    line: 'GET application/check',
    check: 'unexplained refusal',
  },
  {
    name: 'a refusal of another form',
    ...get(/^short-course-application\/check$/),
    change: refusal(() => Response.json({ error: 'invalid' }, { status: 400 })),
    line: 'GET short-course-application/check',
    check: 'unexplained refusal',
  },
  {
    name: 'a refusal with nothing but a message',
    ...post(/^short-course-application\/file$/),
    change: (response) => (response.ok ? response : Response.json({ message: 'Unauthenticated.' }, { status: 401 })),
    line: 'POST short-course-application/file',
    check: 'error body',
    isRemark: true,
  },
  {
    name: 'a missing token that is a missing page',
    ...get(/^scholarship-application\/file\/$/),
    change: (response) => (response.ok ? response : Response.json({ message: SENTENCE, errors: {} }, { status: 404 })),
    line: 'GET scholarship-application/file/',
    check: 'refused',
  },
  {
    name: 'a missing token that is forbidden',
    ...get(/^scholarship-application\/file\/$/),
    change: (response) => (response.ok ? response : Response.json({ message: SENTENCE, errors: {} }, { status: 403 })),
    line: 'GET scholarship-application/file/',
    check: 'refused',
  },
  {
    name: 'a 400 without fields',
    ...INITIAL,
    change: refusal(() => Response.json({ message: SENTENCE, errors: {} }, { status: 400 })),
    line: 'POST application/initial',
    check: 'error fields',
  },
  {
    name: 'a sentence in another language',
    ...CHECK,
    change: refusal(() => Response.json({ message: 'Invalid', errors: { email: ['Invalid'] } }, { status: 422 })),
    line: 'GET application/check',
    check: 'language',
  },
  {
    name: 'a personal list for everybody',
    ...get(/^short-course-application\/file$/),
    change: (response) => (response.ok ? response : Response.json({ data: [] })),
    line: 'GET short-course-application/file',
    check: 'open door',
  },
  {
    name: 'a question without an email that is answered',
    ...get(/^short-course-application\/check$/),
    change: refusal(() => Response.json({ data: { exists: false, application_id: null } })),
    line: 'GET short-course-application/check',
    check: 'incomplete question',
    isRemark: true,
  },
  {
    name: 'no time after which to ask again',
    ...CODE,
    change: (response) => withHeaders(response, { 'Retry-After': undefined }),
    line: 'POST application/otp/request',
    check: 'Retry-After',
    isRemark: true,
  },
  {
    name: 'a page for a call that does not exist',
    ...get(/^conformance\/no-such-call$/),
    change: () => html(200),
    line: 'a call that does not exist',
    check: 'unknown call',
  },
];

/** Each application is asked for twice: before its code and after it. One of the two finds nobody. */
function hidden(when: 'before' | 'after'): Planted['change'] {
  let asked = 0;
  return body((sent) => {
    const { exists } = sent['data'] as { readonly exists: boolean };
    if (exists) asked += 1;
    const isBefore = asked % 2 === 1;
    return exists && isBefore === (when === 'before') ? { data: { exists: false, application_id: null } } : sent;
  });
}

export const stateDeviations: readonly Planted[] = [
  {
    name: 'the id of another application',
    ...post(/^scholarship-application\/otp\/validate$/),
    change: data((sent) => ({ ...sent, application_id: 999 })),
    line: 'POST scholarship-application/otp/validate',
    check: 'id',
  },
  {
    name: 'an id that changes its kind',
    ...READ,
    change: data((sent) => ({ ...sent, id: String(sent['id']) })),
    line: 'GET application/{id}',
    check: 'kind of id',
    isRemark: true,
  },
  {
    name: 'a contact that is not found again',
    ...CHECK,
    change: hidden('after'),
    line: 'GET application/check',
    check: 'exists',
  },
  {
    name: 'an application that counts only with its code',
    ...get(/^short-course-application\/check$/),
    change: hidden('before'),
    line: 'GET short-course-application/check',
    check: 'exists before the code',
  },
  {
    name: 'another answer than was saved',
    ...READ,
    change: data((sent) => ({ ...sent, first_name: 'อื่น' })),
    line: 'GET application/{id}',
    check: 'saved answers',
  },
  {
    name: 'a choice that comes back as another one',
    ...READ,
    change: data((sent) => ({ ...sent, education: 'non_formal' })),
    line: 'GET application/{id}',
    check: 'saved answers',
  },
  {
    name: 'an answer that is not read back',
    ...get(/^short-course-application\/\d+$/),
    change: data(({ first_name: _first, ...sent }) => sent),
    line: 'GET short-course-application/{id}',
    check: 'answers not read back',
  },
  {
    name: 'choices without names, as PHP writes an empty object',
    ...get(/^scholarship-application\/\d+$/),
    change: data((sent) => ({ ...sent, readable: [] })),
    line: 'GET scholarship-application/{id}',
    check: 'names of choices',
  },
];

export const bankDeviations: readonly Planted[] = [
  { name: 'a return that shows a page', ...BANK, change: () => html(200), check: 'return status' },
  { name: 'a return that posts on', ...BANK, change: location((given) => given, 307), check: 'return status' },
  { name: 'a return by 302', ...BANK, change: location((given) => given, 302), check: 'return by 302', isRemark: true },
  {
    name: 'a return by a link alone',
    ...BANK,
    method: 'POST|GET',
    change: (_response, { method }) =>
      method === 'POST'
        ? html(405)
        : new Response(null, {
            status: 302,
            headers: { Location: '/regisshortcourse/credit/redirect-kbank?objectId=1' },
          }),
    check: 'return by a link alone',
    isRemark: true,
  },
  {
    name: 'a return to a foreign host',
    ...BANK,
    change: location((given) => `https://elsewhere.example${given}`),
    check: 'return host',
  },
  {
    name: 'a return to another page',
    ...BANK,
    change: location(() => '/regisshortcourse/confirmation/complete'),
    check: 'return page',
  },
];
