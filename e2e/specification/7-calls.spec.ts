import { expect, test, type Call, type WalkName } from './walks.ts';

// The calls of docs/spec.md, section 7, as a server received them. What each one carries is judged for all tests at once,
// in e2e/journeys/calls.spec.ts.

const tag = ['@once-desktop', '@one-host'];

const nameOf = ({ method, path }: { readonly method: string; readonly path: string }): string => `${method} ${path}`;
const namesIn = (json: Call['body']): string[] => Object.keys(json ?? {});
const dataOf = ({ response }: Call): Readonly<Record<string, unknown>> =>
  (response['data'] ?? response) as typeof response;

interface Sentence {
  readonly title: string;
  readonly walk: WalkName | readonly WalkName[];
  /** The calls that the sentence names. */
  readonly calls: readonly string[];
  /** What else the sentence says of these calls. */
  readonly also?: (calls: readonly Call[]) => void;
}
const inApplication = (...names: readonly string[]): string[] =>
  names.map((name) => name.replace(' ', ' application/'));
const inScholarship = (...names: readonly string[]): string[] =>
  names.map((name) => name.replace(' ', ' scholarship-application/'));
const inShortCourse = (...names: readonly string[]): string[] =>
  names.map((name) => name.replace(' ', ' short-course-application/'));
const WHOLE = ['bachelor', 'graduate', 'shortCourse', 'scholarship'] as const;
const IS_TEXT = expect.stringMatching(/^\S{8,}$/) as unknown;

const SENTENCES: readonly Sentence[] = [
  {
    title: '7.6 POST | application/otp/request | form payload, not shown',
    walk: 'bachelor',
    calls: inApplication('POST otp/request'),
  },
  {
    title: '7.7 POST | application/otp/validate | type, application_id. The answer gives access_token',
    walk: 'bachelor',
    calls: inApplication('POST otp/validate'),
    also: ([call]) => {
      expect(call?.body).toMatchObject({ type: 'bachelor', application_id: expect.anything() });
      expect(call && dataOf(call)).toMatchObject({ access_token: IS_TEXT });
    },
  },
  {
    title:
      '7.8 GET | application/{id} | token header. Optional include_dashboard_token, which returns dashboard_token …',
    walk: 'bachelor',
    calls: inApplication('GET {id}'),
    also: (calls) => {
      const asked = calls.filter(({ query }) => query['include_dashboard_token'] === '1');
      const answered = calls.filter((call) => 'dashboard_token' in dataOf(call));
      expect(answered).not.toEqual([]);
      expect(answered.filter((call) => !asked.includes(call))).toEqual([]);
    },
  },
  {
    title: '7.9 GET | application/{id}/check-can-apply | none',
    walk: 'bachelor',
    calls: inApplication('GET {id}/check-can-apply'),
  },
  {
    title: '7.10 GET | application/check | phone, phone_country, email, mode=check, type',
    walk: ['bachelor', 'graduate'],
    calls: inApplication('GET check'),
    also: (calls) => {
      expect(calls.map(({ query }) => [query['mode'], query['type'], query['phone_country']])).toEqual([
        ['check', 'bachelor', 'TH'],
        ['check', 'graduate', 'TH'],
      ]);
    },
  },
  {
    title: '7.11 POST | application/initial | fields as in the entity',
    walk: ['bachelor', 'graduate'],
    calls: inApplication('POST initial'),
  },
  {
    title: '7.12 PATCH | application/{id}/personal | token header',
    walk: ['bachelor', 'graduate'],
    calls: inApplication('PATCH {id}/personal'),
  },
  {
    title: '7.13 PATCH | application/{id} | token header',
    walk: ['bachelor', 'graduate'],
    calls: inApplication('PATCH {id}'),
  },
  {
    title:
      '7.14 GET | application/available-faculty, available-course (type course or major), available-course-type, …',
    walk: ['bachelor', 'graduate'],
    calls: inApplication(
      'GET available-faculty',
      'GET available-course',
      'GET available-course-type',
      'GET available-semester',
      'GET appearance',
      'GET campaign/application',
    ),
    also: (calls) => {
      const courses = calls.filter(({ path }) => path.endsWith('available-course'));
      expect([...new Set(courses.map(({ query }) => query['type']))]).toEqual(['course', 'major']);
    },
  },
  {
    title: '7.15 POST | application/{id}/payment | as above',
    walk: ['bachelor', 'graduate'],
    calls: inApplication('POST {id}/payment'),
  },
  {
    title: '7.16 POST | application/upload-file | multipart: file, type, application_id',
    walk: 'bachelor',
    calls: inApplication('POST upload-file'),
    also: (calls) => {
      for (const { headers } of calls) expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    },
  },
  {
    title: '7.17 DELETE | application/file/ | body',
    walk: 'bachelor',
    calls: inApplication('DELETE file/'),
    // The names are settled in docs/spec-decisions.md, 5.6.
    also: ([call]) => expect(namesIn(call?.body ?? null)).toEqual(['application_id', 'file_id']),
  },
  {
    title: '7.18 GET | application/file/ and application/custom-input/ | query application_id',
    walk: 'bachelor',
    calls: inApplication('GET file/', 'GET custom-input/'),
  },
  {
    title: '7.19 POST | application/custom-input/ | application_id, response',
    walk: 'bachelor',
    calls: inApplication('POST custom-input/'),
  },
  {
    title: '7.20 POST application-dashboard/otp/request.',
    walk: 'dashboard',
    calls: ['POST application-dashboard/otp/request'],
  },
  {
    title: '7.21 POST application-dashboard/otp/validate.',
    walk: 'dashboard',
    calls: ['POST application-dashboard/otp/validate'],
  },
  {
    title: '7.22 The answer gives token.',
    walk: 'dashboard',
    calls: ['POST application-dashboard/otp/validate'],
    also: ([call]) => expect(call && dataOf(call)).toMatchObject({ token: IS_TEXT }),
  },
  { title: '7.23 GET application-dashboard/.', walk: 'dashboard', calls: ['GET application-dashboard/'] },
  {
    title: '7.24 The query has token, and the token header is sent.',
    walk: 'dashboard',
    calls: ['GET application-dashboard/'],
    also: (calls) => {
      for (const { query, headers } of calls) expect(headers['x-application-token']).toBe(query['token']);
    },
  },
  {
    title: '7.25 POST application-dashboard/continue-registration.',
    walk: 'dashboard',
    calls: ['POST application-dashboard/continue-registration'],
  },
  {
    title: '7.26 The body has scholarship_application_id.',
    walk: 'dashboard',
    calls: ['POST application-dashboard/continue-registration'],
    also: ([call]) =>
      expect(call?.body).toEqual({ scholarship_application_id: expect.stringMatching(/^\d+$/) as unknown }),
  },
  {
    title: '7.27 GET general/available-campaign-faculty.',
    walk: 'bachelor',
    calls: ['GET general/available-campaign-faculty'],
  },
  {
    title: '7.28 The query is type plus degree for admission, otherwise slug.',
    walk: ['bachelor', 'graduate', 'scholarship'],
    calls: ['GET general/available-campaign-faculty'],
    also: (calls) => {
      const queries = new Set(calls.map(({ query }) => namesIn(query).sort().join(' ')));
      expect([...queries].sort()).toEqual(['degree type', 'slug']);
    },
  },
  { title: '7.29 GET general/course, with faculty_id.', walk: 'scholarship', calls: ['GET general/course'] },
  { title: '7.30 GET general/school.', walk: 'bachelor', calls: ['GET general/school'] },
  { title: '7.31 GET general/district/postcode.', walk: 'shortCourse', calls: ['GET general/district/postcode'] },
  {
    title: '7.32 GET general/location/province/all.',
    walk: 'shortCourse',
    calls: ['GET general/location/province/all'],
  },
  {
    title: '7.33 GET general/location/district/all.',
    walk: 'shortCourse',
    calls: ['GET general/location/district/all'],
  },
  {
    title: '7.34 GET general/location/sub-district/all, with type tax or shipping.',
    walk: 'shortCourse',
    calls: ['GET general/location/sub-district/all'],
    also: (calls) => expect([...new Set(calls.map(({ query }) => query['type']))].sort()).toEqual(['shipping', 'tax']),
  },
  {
    title: '7.35 GET payment/request-bill-payment-image.',
    walk: 'bachelor',
    calls: ['GET payment/request-bill-payment-image'],
  },
  {
    title: '7.36 POST payment/scholarship-application.',
    walk: 'scholarship',
    calls: ['POST payment/scholarship-application'],
  },
  { title: '7.37 POST payment/application.', walk: 'bachelor', calls: ['POST payment/application'] },
  {
    title: '7.38 POST payment/short-course-application.',
    walk: 'shortCourse',
    calls: ['POST payment/short-course-application'],
  },
  { title: '7.39 GET payment/check (charge lookup).', walk: 'bachelor', calls: ['GET payment/check'] },
  { title: '7.40 GET payment/available-method.', walk: 'bachelor', calls: ['GET payment/available-method'] },
  {
    title: '7.41 On a payment return, the application is found by GET application/{id}, scholarship-application/{id} …',
    walk: WHOLE,
    calls: ['GET application/{id}', 'GET scholarship-application/{id}', 'GET short-course-application/{id}'],
    also: (calls) => {
      const asked = calls.filter(({ query }) => query['include_dashboard_token'] === '1').map(({ path }) => path);
      expect([...new Set(asked)].sort()).toEqual([
        'application/{id}',
        'scholarship-application/{id}',
        'short-course-application/{id}',
      ]);
    },
  },
  {
    title: '7.42 GET scholarship-campaign/{slug or id}.',
    walk: 'scholarship',
    calls: ['GET scholarship-campaign/{slug}'],
  },
  {
    title: '7.43 GET {id}/check-can-apply.',
    walk: 'scholarship',
    calls: inScholarship('GET {id}/check-can-apply'),
  },
  {
    title: '7.44 GET check, with phone, phone_country, email, scholarship_campaign_id, mode.',
    walk: 'scholarship',
    calls: inScholarship('GET check'),
    also: ([call]) => expect(call?.query['mode']).toBe('check'),
  },
  { title: '7.45 POST initial.', walk: 'scholarship', calls: inScholarship('POST initial') },
  {
    title: '7.46 POST otp/request and otp/validate.',
    walk: 'scholarship',
    calls: inScholarship('POST otp/request', 'POST otp/validate'),
  },
  {
    title: '7.47 GET {id}, with optional no_payment.',
    walk: 'scholarship',
    calls: inScholarship('GET {id}'),
    also: (calls) => expect(calls.some(({ query }) => query['no_payment'] === '1')).toBe(true),
  },
  {
    title: '7.48 PATCH {id} and PATCH {id}/personal.',
    walk: 'scholarship',
    calls: inScholarship('PATCH {id}', 'PATCH {id}/personal'),
  },
  {
    title: '7.49 POST {id}/start-confirm/, POST {id}/confirm and POST {id}/payment.',
    walk: 'scholarship',
    calls: inScholarship('POST {id}/start-confirm/', 'POST {id}/confirm', 'POST {id}/payment'),
  },
  {
    title: '7.50 GET available-semester, available-faculty, available-course and available-course-type.',
    walk: 'scholarship',
    calls: inScholarship(
      'GET available-semester',
      'GET available-faculty',
      'GET available-course',
      'GET available-course-type',
    ),
  },
  {
    title: '7.51 POST file, DELETE file, and GET file/ with application_id.',
    walk: 'scholarship',
    calls: inScholarship('POST file', 'DELETE file', 'GET file/'),
  },
  {
    title: '7.52 GET and POST custom-input.',
    walk: 'scholarship',
    calls: inScholarship('GET custom-input', 'POST custom-input'),
  },
  {
    title: '7.53 POST file, DELETE file/ and GET file.',
    walk: 'shortCourse',
    calls: inShortCourse('POST file', 'DELETE file/', 'GET file'),
  },
  { title: '7.54 POST {id}/participant.', walk: 'shortCourse', calls: inShortCourse('POST {id}/participant') },
  {
    title: '7.55 PATCH {id}, PATCH {id}/personal, and GET {id} with optional no_payment.',
    walk: 'shortCourse',
    calls: inShortCourse('PATCH {id}', 'PATCH {id}/personal', 'GET {id}'),
    also: (calls) => expect(calls.some(({ query }) => query['no_payment'] === '1')).toBe(true),
  },
  {
    title: '7.56 POST initial and GET check.',
    walk: 'shortCourse',
    calls: inShortCourse('POST initial', 'GET check'),
  },
  {
    title: '7.57 POST otp/request and otp/validate.',
    walk: 'shortCourse',
    calls: inShortCourse('POST otp/request', 'POST otp/validate'),
  },
  {
    title: '7.58 GET search-course, suggestion, period, available-campaign and appearance.',
    walk: 'shortCourse',
    calls: inShortCourse(
      'GET search-course',
      'GET suggestion',
      'GET period',
      'GET available-campaign',
      'GET appearance',
    ),
  },
  {
    title: '7.59 POST {id}/payment with an empty body.',
    walk: 'shortCourse',
    calls: inShortCourse('POST {id}/payment'),
    also: (calls) => expect(calls.map(({ body }) => body)).toEqual([{}]),
  },
];

for (const { title, walk: walks, calls: names, also } of SENTENCES)
  test(title, { tag }, async ({ walk }) => {
    const calls: Call[] = [];
    for (const name of [walks].flat()) calls.push(...(await walk(name)).calls);
    expect(calls.map(nameOf)).toEqual(expect.arrayContaining([...names]));
    also?.(calls.filter((call) => names.includes(nameOf(call))));
  });

test('7.1 The API base path is api/.', { tag }, async ({ walk, baseURL }) => {
  const { asked, calls } = await walk('bachelor');
  const own = asked.filter((url) => url.startsWith(`${baseURL}/`));
  expect(own.filter((url) => !url.startsWith(`${baseURL}/api/`))).toEqual([]);
  expect(calls.length).toBeGreaterThan(40);
});

test('7.2 The base address comes from configuration, falling back to the root.', { tag }, async ({ walk, baseURL }) => {
  const { calls } = await walk('bachelor');
  // The site of the tests has no address in its configuration.
  expect(calls.filter(({ url }) => !url.startsWith(`${baseURL}/api/`))).toEqual([]);
});

test(
  '7.4 Every request sends `Accept: application/json, text/plain, */*` and an Accept-Language header set to the …',
  { tag },
  async ({ walk }) => {
    for (const [name, language] of [
      ['bachelor', 'en'],
      ['graduate', 'th'],
      ['shortCourse', 'en'],
      ['dashboard', 'en'],
    ] as const) {
      const { calls } = await walk(name);
      const sent = calls.map(({ headers }) => `${headers['accept']} ${headers['accept-language']}`);
      expect([...new Set(sent)], name).toEqual([`application/json, text/plain, */* ${language}`]);
    }
    // The copy of a scholarship in the other language is settled in docs/spec-decisions.md, 9.15.
    const { calls } = await walk('scholarship');
    const others = calls.filter(({ headers }) => headers['accept-language'] !== 'en');
    expect(others.map(nameOf).sort()).toEqual([
      'GET scholarship-application/custom-input',
      'GET scholarship-application/file/',
      'GET scholarship-application/{id}',
      'GET scholarship-campaign/{slug}',
    ]);
  },
);

test('7.5 An application token header carries the token where stated.', { tag }, async ({ walk }) => {
  // That no other call carries it is in e2e/journeys/calls.spec.ts.
  const { calls, kept } = await walk('bachelor');
  const named = [
    'GET application/{id}',
    'PATCH application/{id}/personal',
    'PATCH application/{id}',
    'GET payment/check',
  ];
  const tokens = new Set(
    calls.filter((call) => named.includes(nameOf(call))).map(({ headers }) => headers['x-application-token']),
  );
  expect([...tokens]).toEqual([kept['registered']?.local['adm:bachelor:token']]);
});
