import { body, data, get, html, INITIAL, items, post, READ, SCHOOLS, type Json, type Planted } from './changes.ts';
import { withHeaders } from './deviating-api.ts';

export const responseDeviations: readonly Planted[] = [
  {
    name: 'a status of 500',
    ...post(/^application\/upload-file$/),
    change: (response) => (response.ok ? Response.json({ message: 'ขัดข้อง', errors: {} }, { status: 500 }) : response),
    line: 'POST application/upload-file',
    check: 'status',
  },
  {
    name: 'a page for a response',
    ...SCHOOLS,
    change: () => html(200),
    line: 'GET general/school',
    check: 'shape',
  },
  {
    name: 'a wrong content type',
    ...get(/^payment\/check$/),
    change: (response) => (response.ok ? withHeaders(response, { 'Content-Type': 'text/plain' }) : response),
    line: 'GET payment/check',
    check: 'content type',
    isRemark: true,
  },
  {
    name: 'a required field missing',
    ...get(/^general\/course$/),
    change: items(({ id }) => ({ id })),
    line: 'GET general/course',
    check: 'shape',
  },
  {
    name: 'a required field of another kind',
    ...get(/^payment\/available-method$/),
    change: data((sent) => ({ ...sent, amount: 'free' })),
    line: 'GET payment/available-method',
    check: 'shape',
    endsWalk: ['--write', '--flow', 'bachelor'],
  },
  {
    name: 'an object for a list',
    ...get(/^general\/location\/sub-district\/all$/),
    change: body(({ data: list }) => ({ data: { items: list } })),
    line: 'GET general/location/sub-district/all',
    check: 'shape',
  },
  {
    name: 'JSON that is cut',
    ...get(/^short-course-application\/period$/),
    change: async (response) => new Response((await response.text()).slice(0, -2), { headers: response.headers }),
    line: 'GET short-course-application/period',
    check: 'shape',
  },
  {
    name: 'one item without its name',
    ...get(/^general\/location\/province\/all$/),
    change: items(({ id, name }, index) => (index === 3 ? { id } : { id, name })),
    line: 'GET general/location/province/all',
    check: 'items',
  },
  {
    name: 'no envelope where the specification has one',
    ...INITIAL,
    change: body(({ data: sent, access_token }) => ({ ...(sent as Json), access_token })),
    line: 'POST application/initial',
    check: 'envelope',
    isRemark: true,
  },
  {
    name: 'a redirect that takes the slash away',
    ...get(/^application\/file\/?$/),
    serve: (address) => address.replace(/\/?(?=\?|$)/, '/'),
    change: (response, request) =>
      new URL(request.url).pathname.endsWith('/')
        ? new Response(null, { status: 301, headers: { Location: '/api/application/file' } })
        : response,
    line: 'GET application/file/',
    check: 'trailing slash',
    isRemark: true,
  },
  {
    name: 'a redirect that takes the slash away from a call that saves',
    ...post(/^scholarship-application\/\d+\/start-confirm\/?$/),
    serve: (address) => address.replace(/\/?$/, '/'),
    change: (response, request) =>
      new URL(request.url).pathname.endsWith('/')
        ? new Response(null, {
            status: 301,
            headers: { Location: new URL(request.url).pathname.replace(/\/$/, '') },
          })
        : response,
    line: 'POST scholarship-application/{id}/start-confirm/',
    check: 'trailing slash of a call that saves',
  },
  {
    name: 'a redirect to a login',
    ...READ,
    change: () => new Response(null, { status: 302, headers: { Location: '/login' } }),
    line: 'GET application/{id}',
    check: 'redirect',
  },
  {
    name: 'an unknown kind of document',
    ...get(/^application\/campaign\/application$/),
    change: items((item) => ({ ...item, files: [{ type: 'blood_test', required: true }] })),
    line: 'GET application/campaign/application',
    check: 'unknown kinds',
  },
  {
    name: 'an optional field of another kind',
    ...get(/^application\/available-semester$/),
    change: items((item) => ({ ...item, period: [1] })),
    line: 'GET application/available-semester',
    check: 'counts as absent',
    isRemark: true,
  },
  {
    name: 'an optional field missing',
    ...get(/^short-course-application\/suggestion$/),
    change: items(({ price: _price, ...item }) => item),
    line: 'GET short-course-application/suggestion',
    check: 'lacks',
    isRemark: true,
  },
];
