import {
  body,
  changed,
  data,
  get,
  header,
  INITIAL,
  items,
  lastItem,
  post,
  type Json,
  type Planted,
} from './changes.ts';

const refuse = (status: number) => (): Response =>
  Response.json({ message: 'ขัดข้อง', errors: {} }, { status, headers: { 'Cache-Control': 'no-store' } });
const SQL_DATE = '2026-11-26 00:44:00';
const CHECK_CHARGE = { ...get(/^payment\/check$/), line: 'GET payment/check' };
const isNone = (sent: Json): boolean => sent['status'] === 'none';

/** Values with which the site would claim, hide, sell or lose something. */
export const valueDeviations: readonly Planted[] = [
  {
    name: 'a round that is neither open nor closed',
    ...get(/^application\/campaign\/application$/),
    change: lastItem({ open: 2 }),
    line: 'GET application/campaign/application',
    check: 'read as absent',
  },
  {
    name: 'a referral code that is needed in another word',
    ...get(/^short-course-application\/available-campaign$/),
    change: lastItem({ need_referral_code: 'Y' }),
    line: 'GET short-course-application/available-campaign',
    check: 'read as absent',
  },
  {
    name: 'a fee in words',
    ...get(/^short-course-application\/available-campaign$/),
    change: lastItem({ amount: '1.500 THB' }),
    line: 'GET short-course-application/available-campaign',
    check: 'read as absent',
  },
  {
    name: 'a code that is required in another word',
    ...post(/^scholarship-application\/initial$/),
    change: body((sent) => ({ ...sent, data: { ...(sent['data'] as Json), otp_required: 'yes' } })),
    line: 'POST scholarship-application/initial',
    check: 'read as absent',
  },
  {
    name: 'a question that is required in another word',
    ...get(/^application\/custom-input\/$/),
    change: lastItem({ required: 'yes' }),
    line: 'GET application/custom-input/',
    check: 'read as absent',
  },
  {
    name: 'money that was taken in another word',
    ...post(/^application\/\d+\/payment$/),
    change: changed({ money_taken: 'N' }),
    line: 'POST application/{id}/payment',
    check: 'read as absent',
  },
  {
    name: 'an application of an unknown flow',
    ...get(/^application-dashboard\/$/),
    change: items((item) => ({ ...item, type: 'evening-school' })),
    line: 'GET application-dashboard/',
    check: 'read as absent',
  },
  {
    name: 'documents without their kind',
    ...get(/^application\/file\/$/),
    change: items(({ type: _type, ...item }) => item),
    line: 'GET application/file/',
    check: 'read as absent',
  },
  {
    name: 'a QR code that ends in no time zone',
    ...get(/^payment\/request-bill-payment-image$/),
    change: changed({ expires_at: SQL_DATE }),
    line: 'GET payment/request-bill-payment-image',
    check: 'instants have a zone',
  },
  {
    name: 'a QR code that has expired',
    ...get(/^payment\/request-bill-payment-image$/),
    change: changed({ expires_at: '2020-01-01T00:00:00Z' }),
    line: 'GET payment/request-bill-payment-image',
    check: 'time of the QR code',
  },
  {
    name: 'a QR code in the time of Bangkok that says UTC',
    ...get(/^payment\/request-bill-payment-image$/),
    change: data((sent) => ({ ...sent, server_time: new Date(Date.now() + 7 * 60 * 60 * 1000).toISOString() })),
    line: 'GET payment/request-bill-payment-image',
    check: 'time of the QR code',
  },
  {
    name: 'a QR code that never ends',
    ...get(/^payment\/request-bill-payment-image$/),
    change: changed({ expires_at: '2100-01-01T00:00:00Z' }),
    line: 'GET payment/request-bill-payment-image',
    check: 'time of the QR code',
  },
  {
    name: 'a round that closes in no time zone',
    ...get(/^scholarship-campaign\/[\w-]+$/),
    change: changed({ closes_at: SQL_DATE }),
    line: 'GET scholarship-campaign/{slug}',
    check: 'instants have a zone',
  },
  {
    name: 'a list that is longer than its page',
    ...get(/^general\/location\/province\/all$/),
    change: body((sent) => ({ ...sent, meta: { total: 770 } })),
    line: 'GET general/location/province/all',
    check: 'pages',
  },
  {
    name: 'pages without a number',
    ...get(/^short-course-application\/search-course$/),
    change: body((sent) => ({ ...sent, totalPages: 4, last: false })),
    line: 'GET short-course-application/search-course',
    check: 'pages',
  },
  {
    name: 'a next page that is the first one again',
    ...get(/^general\/location\/district\/all$/),
    change: body((sent) => ({ ...sent, meta: { current_page: 1, last_page: 3 } })),
    line: 'GET general/location/district/all',
    check: 'next page',
  },
  {
    name: 'an unknown kind of document behind the first page',
    ...get(/^application\/campaign\/application$/),
    serve: (address) => address.replace(/&page=\d+$/, ''),
    change: body(({ data: list }, request) => {
      const isSecond = new URL(request.url).searchParams.get('page') === '2';
      const [first, ...others] = list as Json[];
      const second = { ...others.at(-1), files: [{ type: 'blood_test', required: true }] };
      return { data: isSecond ? [second] : [first, ...others.slice(0, -1)], page: isSecond ? 2 : 1, pages: 2 };
    }),
    line: 'GET application/campaign/application',
    check: 'unknown kinds',
  },
  {
    name: 'pages in a header',
    ...get(/^application\/available-course-type$/),
    change: header('Link', '</api/application/available-course-type?page=2>; rel="next"'),
    line: 'GET application/available-course-type',
    check: 'pages',
  },
  {
    name: 'an unknown state of an application',
    ...get(/^application\/\d+$/),
    change: changed({ status: 'new' }),
    line: 'GET application/{id}',
    check: 'unknown application state',
    isRemark: true,
  },
  {
    name: 'an unknown state of a charge',
    ...post(/^payment\/application$/),
    change: changed({ status: 'waiting_for_payment' }),
    line: 'POST payment/application',
    check: 'unknown charge state',
  },
  {
    name: 'another amount than was named',
    ...post(/^short-course-application\/\d+\/payment$/),
    change: changed({ amount: '1.00' }),
    line: 'POST short-course-application/{id}/payment',
    check: 'amount of a charge',
  },
  {
    name: 'a charge without a method',
    ...post(/^payment\/scholarship-application$/),
    change: data(({ method: _method, ...sent }) => sent),
    line: 'POST payment/scholarship-application',
    check: 'method of a charge',
  },
  {
    name: 'a charge with an unknown method',
    ...CHECK_CHARGE,
    change: data((sent) => (isNone(sent) ? sent : { ...sent, method: 'promptpay' })),
    check: 'method of a charge',
  },
  {
    name: 'an unknown method beside the known ones',
    ...get(/^payment\/available-method$/),
    change: data((sent) => ({ ...sent, methods: [...(sent['methods'] as string[]), 'wallet'] })),
    line: 'GET payment/available-method',
    check: 'unknown methods',
    isRemark: true,
  },
  {
    name: 'no method of payment',
    ...get(/^payment\/available-method$/),
    change: changed({ methods: [] }),
    line: 'GET payment/available-method',
    check: 'no method offered',
    endsWalk: ['--write', '--flow', 'bachelor'],
  },
  {
    name: 'a charge before anything was started',
    ...CHECK_CHARGE,
    change: data((sent) => (isNone(sent) ? { ...sent, status: 'pending' } : sent)),
    check: 'before a charge',
  },
  {
    name: 'a started charge that is forgotten',
    ...CHECK_CHARGE,
    change: changed({ status: 'none' }),
    check: 'started charge',
  },
  {
    name: 'a call that the site can do without',
    ...get(/^application\/appearance$/),
    change: refuse(404),
    line: 'GET application/appearance',
    check: 'absent call',
  },
  {
    name: 'nothing to choose',
    ...get(/^scholarship-application\/available-semester$/),
    change: body(() => ({ data: [] })),
    line: 'GET scholarship-application/available-semester',
    check: 'empty list',
  },
  {
    name: 'banners of a foreign origin',
    ...get(/^short-course-application\/appearance$/),
    change: body(() => {
      const picture = 'https://files.example/banner.png';
      return { data: [{ desktop: picture, tablet: picture, mobile: picture, alt: 'A campus' }] };
    }),
    line: 'GET short-course-application/appearance',
    check: 'origin of images',
  },
  {
    name: 'a QR code that the web server does not forward',
    ...get(/^payment\/request-bill-payment-image$/),
    change: changed({ image: '/qr/1.png' }),
    line: 'GET payment/request-bill-payment-image',
    check: 'pictures out of reach',
  },
  {
    name: 'words of choices that are refused',
    method: 'PATCH',
    path: /^application\/\d+$/,
    change: async (response, request) => {
      const { study_duration: word } = (await request.json()) as Json;
      if (!response.ok || !['1', '6'].includes(word as string)) return response;
      return Response.json({ message: 'ไม่ถูกต้อง', errors: { study_duration: ['ไม่ถูกต้อง'] } }, { status: 422 });
    },
    line: 'PATCH application/{id}',
    check: 'words of choices',
  },
  {
    name: 'a choice that is refused',
    ...INITIAL,
    change: (response) =>
      response.ok
        ? Response.json({ message: 'ไม่ถูกต้อง', errors: { prefix_name: ['ไม่ถูกต้อง'] } }, { status: 422 })
        : response,
    line: 'POST application/initial',
    check: 'refused request',
    endsWalk: ['--write', '--flow', 'bachelor'],
  },
];
