import { Applicant } from '../people/bachelor-applicant.ts';
import { Trainee } from '../people/short-course-applicant.ts';
import { clearStorage } from '../support/clear-storage.ts';
import { test as onPage } from '../support/fixtures.ts';
import { gotWith, newMark } from '../support/foreign-hosts.ts';
import { PaymentPage } from '../support/payment-page.ts';
import { ROUND } from '../support/prepare.ts';
import { expect, test, UTM, type Call, type Recording } from './walks.ts';

// The entities of docs/spec.md, section 3, as they stand on the page, in a request and in storage.

const tag = ['@once-desktop', '@one-host'];

const find = ({ calls }: Recording, method: string, path: string): Call => {
  const call = calls.find((one) => one.method === method && one.path === path);
  if (!call) throw new Error(`${method} ${path} was not sent.`);
  return call;
};
const namesIn = (json: Call['body']): string[] => Object.keys(json ?? {});
/** The first item of a list that the server has sent. */
const itemOf = (recording: Recording, path: string): Readonly<Record<string, unknown>> => {
  const { response } = find(recording, 'GET', path);
  return (response['data'] as readonly Readonly<Record<string, unknown>>[])[0] ?? {};
};
/** The texts of a list on the page. */
const optionsOf = ({ shown }: Recording, name: string): string[] =>
  shown.filter((one) => one.name === name).flatMap(({ label, options }) => (options.length > 0 ? options : [label]));

const PERSON = ['first_name', 'last_name', 'phone', 'phone_country', 'email'];
const TITLE = ['prefix_name', 'rank', 'academic_rank'];
const expectNames = (body: Call['body'], ...names: readonly string[]): void => {
  expect(namesIn(body).sort()).toEqual([...names, ...PERSON, ...Object.keys(UTM)].sort());
  expect(body).toMatchObject(UTM);
};

test(
  '3.1 Bachelor or graduate application. Fields: first_name, last_name, phone, phone_country, email, education, …',
  { tag },
  async ({ walk }) => {
    for (const flow of ['bachelor', 'graduate'] as const) {
      const { body } = find(await walk(flow), 'POST', 'application/initial');
      // The flow is named, too, because both share their calls (docs/spec.md, section 7).
      expectNames(body, 'type', 'education', 'faculty_id', ...TITLE);
      expect(body?.['type']).toBe(flow);
    }
  },
);

onPage("3.2 The draft keeps 'faculty'.", { tag }, async ({ page, sandbox }) => {
  const applicant = new Applicant(page, sandbox, 'en');
  await applicant.openStart();
  await applicant.choose('programme_type', 'four_year');
  await applicant.pick('faculty_id');
  const faculty = await applicant.field('faculty_id').inputValue();
  const draft = () => page.evaluate(() => localStorage.getItem('adm:bachelor:draft') ?? '{}');
  await expect.poll(async () => JSON.parse(await draft()) as unknown).toMatchObject({ data: { faculty } });
});

test('3.3 The initial response gives data.id and access_token.', { tag }, async ({ walk }) => {
  const recording = await walk('graduate');
  const { response } = find(recording, 'POST', 'application/initial');
  const { data, access_token } = response as { readonly data: { readonly id: number }; readonly access_token: string };
  const { local } = recording.kept['registered'] ?? {};
  expect([local?.['adm:graduate:id'], local?.['adm:graduate:token']]).toEqual([String(data.id), access_token]);
});

test(
  '3.4 Scholarship application. Fields: scholarship_campaign_id, first_name, last_name, phone, phone_country, email, …',
  { tag },
  async ({ walk }) => {
    const { body } = find(await walk('scholarship'), 'POST', 'scholarship-application/initial');
    expectNames(body, 'scholarship_campaign_id', 'student_no', 'education', 'faculty_id');
    expect(body?.['student_no']).toBe('AD66001234');
  },
);

test(
  '3.5 Short-course application. Fields: first_name, last_name, phone, phone_country, email, prefix_name, rank, …',
  { tag },
  async ({ walk }) => {
    const { body } = find(await walk('shortCourse'), 'POST', 'short-course-application/initial');
    expectNames(body, 'short_course_id', ...TITLE);
  },
);

test('3.6 A participant is also saved.', { tag }, async ({ walk }) => {
  const { body } = find(await walk('shortCourse'), 'POST', 'short-course-application/{id}/participant');
  expect(body).toMatchObject({ occupation: 'นักบัญชี', workplace: 'บริษัท ตัวอย่าง จำกัด', attendees: '3' });
});

/** Expects that a walk was asked for all of these, by the words beside a field, and for these documents. */
function expectAsked(recording: Recording, names: readonly string[], documents: readonly string[] = []): void {
  const labels = recording.shown.map(({ label }) => label);
  expect(names.filter((name) => !labels.some((label) => label.includes(name)))).toEqual([]);
  const text = Object.values(recording.texts).join('\n');
  expect(documents.filter((name) => !text.includes(name))).toEqual([]);
}

test(
  '3.7 All: ID card or passport number, postal code, district, school, GPAX, current education level, academic year, …',
  { tag },
  async ({ walk }) => {
    // Which flow asks for which is settled in docs/spec-decisions.md, section 2.
    expectAsked(
      await walk('bachelor'),
      [
        ...['ID card number', 'Passport', 'School or college', 'GPAX', 'Current or most recent level of education'],
        ...[
          'Academic year of graduation',
          'Length of your current or most recent studies',
          'Semester you want to start in',
        ],
        ...['interested in a scholarship', 'interested in a student loan'],
      ],
      ['Transcript', 'Proof of your TCAS place'],
    );
    expectAsked(await walk('graduate'), ['อำเภอ/เขต']);
    expectAsked(await walk('shortCourse'), ['Referral code', 'Postcode', 'District']);
  },
);

test(
  '3.8 Graduate adds: military rank, academic position, degree level, major, loan type.',
  { tag },
  async ({ walk, page }) => {
    const recording = await walk('graduate');
    expectAsked(recording, ['ยศ', 'ระดับการศึกษาที่สมัคร', 'วิชาเอก', 'ประเภทเงินกู้ยืม']);
    await page.goto('/en/regisgraduate');
    await page.locator('[name="prefix_name"]').selectOption('academic');
    await expect(page.getByRole('combobox', { name: 'Academic position' })).toBeVisible();
  },
);

test(
  '3.9 Short course adds: company name, branch, tax ID, invoice address, shipping address (with a same-as-invoice …',
  { tag },
  async ({ walk }) => {
    expectAsked(await walk('shortCourse'), [
      ...['Company or organisation', 'Branch code', 'Tax ID', 'Address (tax invoice)', 'Postal address'],
      ...['Post documents to the tax invoice address', 'Your occupation', 'Your employer or workplace'],
      ...['Number of attendees', 'news and promotions', 'Who should we issue the receipt to?'],
    ]);
  },
);

test(
  '3.10 Scholarship adds: sport type, class time, copy of ID card, copy of house registration, special talent, …',
  { tag },
  async ({ walk }) => {
    expectAsked(
      await walk('scholarship'),
      ['Sport', 'When you can attend classes', 'Special talent', 'Activities you have taken part in'],
      ['Copy of ID card', 'Copy of house registration', 'Cover letter', 'Portfolio'],
    );
  },
);

onPage('3.11 Faculty: id, name, slug, logo with a circle image.', { tag }, async ({ page, sandbox }) => {
  const applicant = new Applicant(page, sandbox, 'en');
  const faculty = { id: 77, name: 'Faculty of Tides', slug: 'tides', logo: { circle: '/favicon.svg?tides' } };
  await page.route('**/api/general/available-campaign-faculty*', (route) =>
    route.fulfill({ json: { data: [faculty] } }),
  );
  await applicant.openStart();
  await applicant.choose('programme_type', 'four_year');
  await applicant.pick('faculty_id', '77');
  await expect(page.locator('main form')).toContainText('Faculty of Tides');
  await expect(page.locator('main img[src="/favicon.svg?tides"]')).toBeVisible();
});

/** What the page shows of the first item of a list. */
const LISTS = [
  ['3.12 Course and major: id, name, slug.', 'application/available-course', 'course_id', ['id', 'name', 'slug']],
  ['3.13 Course type: id, name.', 'application/available-course-type', 'course_type_id', ['id', 'name']],
] as const;
for (const [title, path, field, names] of LISTS)
  test(title, { tag }, async ({ walk }) => {
    for (const flow of ['bachelor', 'graduate'] as const) {
      const recording = await walk(flow);
      const item = itemOf(recording, path);
      expect(namesIn(item)).toEqual(expect.arrayContaining([...names]));
      expect(optionsOf(recording, field).join('\n')).toContain(item['name']);
      const { body } = find(recording, 'PATCH', 'application/{id}');
      expect(namesIn(body)).toContain(field);
    }
  });

test(
  '3.14 Campaign (application): id, name, files, info_box, best_offer, need_referral_code.',
  { tag },
  async ({ walk }) => {
    const recording = await walk('bachelor');
    const item = itemOf(recording, 'application/campaign/application');
    expect(namesIn(item)).toEqual(
      expect.arrayContaining(['id', 'name', 'files', 'info_box', 'best_offer', 'need_referral_code']),
    );
    const step = recording.texts['/regisbachelor/faculty'] ?? '';
    for (const told of [
      'Direct admission',
      'The application fee is paid once.',
      '10% off the first term',
      'For holders of a referral code',
    ])
      expect(step + optionsOf(recording, 'campaign_id').join('')).toContain(told);
    for (const file of ['Copy of ID card', 'Transcript', 'Proof of your TCAS place'])
      expect(recording.texts['/regisbachelor/upload-document']).toContain(file);
  },
);

test(
  '3.15 Short-course campaign: id, name, highlight_text, highlight_box, need_referral_code.',
  { tag },
  async ({ walk }) => {
    const recording = await walk('shortCourse');
    const item = itemOf(recording, 'short-course-application/available-campaign');
    expect(namesIn(item)).toEqual(
      expect.arrayContaining(['id', 'name', 'highlight_text', 'highlight_box', 'need_referral_code']),
    );
    const step = recording.texts['/regisshortcourse/course'] ?? '';
    for (const told of ['Partner organisations', '1,000 baht off', 'For organisations with a referral code.'])
      expect(step).toContain(told);
    expect(recording.shown.map(({ name }) => name)).toContain('referral_code');
  },
);

test(
  '3.16 Semester: id, period, year_readable (or year), start_at_readable (or regis_start_at_readable), …',
  { tag },
  async ({ walk }) => {
    const recording = await walk('bachelor');
    const item = itemOf(recording, 'application/available-semester');
    const options = optionsOf(recording, 'semester_id').join('\n');
    for (const name of ['period', 'year_readable', 'start_at_readable']) expect(options).toContain(String(item[name]));
    // The words of `available_type` are settled in docs/spec-decisions.md, section 2.
    expect(options).toMatch(/full.time|weekend/i);
  },
);

test(
  '3.17 Province, district and sub-district: id, name; sub-district also has postal_code.',
  { tag },
  async ({ walk }) => {
    const recording = await walk('shortCourse');
    for (const [path, field] of [
      ['province', 'tax_province_id'],
      ['district', 'tax_district_id'],
    ] as const) {
      const { name } = itemOf(recording, `general/location/${path}/all`);
      expect(optionsOf(recording, field).join('\n')).toContain(name);
    }
    const { name, postal_code } = itemOf(recording, 'general/location/sub-district/all');
    expect(optionsOf(recording, 'tax_sub_district_id')).toContain(`${String(name)} ${String(postal_code)}`);
  },
);

test('3.18 School, and district lookup by postcode.', { tag }, async ({ walk }) => {
  const school = itemOf(await walk('graduate'), 'general/school');
  expect(optionsOf(await walk('graduate'), 'school_id').join('\n')).toContain(school['name']);
  const recording = await walk('shortCourse');
  const { query } = find(recording, 'GET', 'general/district/postcode');
  expect(query).toEqual({ postcode: '10900' });
  const district = itemOf(recording, 'general/district/postcode');
  expect(optionsOf(recording, 'shipping_district_id').join('\n')).toContain(district['name']);
});

test('3.19 Two address sets, tax and shipping.', { tag }, async ({ walk }) => {
  const recording = await walk('shortCourse');
  const { body } = find(recording, 'PATCH', 'short-course-application/{id}/personal');
  for (const set of ['tax', 'shipping'])
    expect(namesIn(body)).toEqual(
      expect.arrayContaining(['address', 'district_id', 'sub_district_id'].map((name) => `${set}_${name}`)),
    );
  expect(body?.['tax_sub_district_id']).not.toBe(body?.['shipping_sub_district_id']);
});

onPage('3.20 Banners for desktop, tablet and mobile.', { tag }, async ({ page, sandbox }) => {
  await sandbox.showBanners();
  const trainee = new Trainee(page, sandbox, 'en');
  const banner = page.locator('picture img:not([alt=""])');
  for (const [width, size] of [
    [390, 'mobile'],
    [900, 'tablet'],
    [1280, 'desktop'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await trainee.openStart();
    await trainee.search.or(page.getByLabel('Search by name or topic')).first().focus();
    await banner.scrollIntoViewIfNeeded();
    const source = () => banner.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(source).toContain(`banner-short-course-${size}-en`);
  }
});

test('3.22 Document kinds are ID card, transcript, cover letter and portfolio.', { tag }, async ({ walk }) => {
  const recording = await walk('scholarship');
  const kinds = recording.calls
    .filter(({ method, path }) => method === 'POST' && path === 'scholarship-application/file')
    .map(({ response }) => (response['data'] as Readonly<Record<string, unknown>>)['type']);
  // Others are settled in docs/spec-decisions.md, 5.3.
  expect([...new Set(kinds)].sort()).toEqual(['house_registration', 'id_card', 'transcript']);
  expectAsked(recording, [], ['Copy of ID card', 'Transcript', 'Cover letter', 'Portfolio']);
});

onPage(
  '3.24 Payment: methods are Thai QR, card through a bank gateway, and zero amount (no payment).',
  { tag },
  async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'en');
    await applicant.startAt('documents');
    const payment = new PaymentPage(applicant);
    await payment.open();
    const methods = page.locator('main').getByRole('radio');
    await expect(methods).toHaveCount(2);
    await expect(page.getByRole('radio', { name: 'Thai QR' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Credit or debit card' })).toBeVisible();
    await clearStorage(page);
    const free = new Applicant(page, sandbox, 'en');
    await free.startAt('documents', ROUND.free);
    await expect(page.locator('main')).toContainText(free.messages.review.price.free);
    await expect(methods).toHaveCount(0);
    await new PaymentPage(free).submitFree();
    await new PaymentPage(free).expectComplete();
  },
);

test('3.25 Application (as seen on the dashboard): application number, status, payment.', { tag }, async ({ walk }) => {
  const { texts } = await walk('bachelor');
  expect(texts['dashboard']).toMatch(/Application number B\d+/);
  expect(texts['dashboard']).toContain('Under review');
  expect(texts['dashboard']).toMatch(/Payment: received/);
});

test("3.27 Dashboard: a token and the user's application.", { tag }, async ({ walk }) => {
  const recording = await walk('dashboard');
  const { response } = find(recording, 'GET', 'application-dashboard/');
  // One or a list: docs/spec-decisions.md, 7.2.
  expect(response['data']).toHaveLength(2);
  expect(recording.kept['list']?.local['adm:dashboard:token']).toEqual(expect.stringMatching(/^\S{8,}$/));
});

onPage(
  '3.28 Device info (internal): userAgent, isMobile, isTablet, isDesktop, isMobileOrTablet, isDesktopOrTablet, …',
  { tag: '@once-phone' },
  async ({ page, tolerate }) => {
    const mark = newMark();
    tolerate(new RegExp(mark));
    await page.goto('/regisbachelor');
    await page.evaluate((text) => {
      setTimeout(() => {
        throw new Error(text);
      });
    }, mark);
    // The error-reporting service is the only one that is told.
    await expect.poll(async () => (await gotWith(page, mark)).length).toBe(1);
    const [report] = await gotWith(page, mark);
    const flags = ['Mobile', 'Tablet', 'Desktop', 'MobileOrTablet', 'DesktopOrTablet', 'Ios', 'Android', 'Windows'];
    const browsers = ['MacOS', 'Safari', 'Firefox', 'Edge', 'Chrome', 'Samsung', 'Crawler'];
    // It is told everything but the user agent, which may identify a device.
    for (const name of [...flags, ...browsers]) expect(report?.body).toMatch(new RegExp(`"is${name}":(?:true|false)`));
  },
);

const WHOLE = {
  bachelor: 'bachelor',
  graduate: 'graduate',
  shortCourse: 'short-course',
  scholarship: 'scholarship:star-scholars',
};

test('3.29 Local browser storage. The keys carry a short product prefix.', { tag }, async ({ walk }) => {
  for (const flow of [...(Object.keys(WHOLE) as (keyof typeof WHOLE)[]), 'dashboard'] as const) {
    const kept = Object.values((await walk(flow)).kept);
    const keys = kept.flatMap(({ local, session }) => [...Object.keys(local), ...Object.keys(session)]);
    // The replay of error reports keeps its own key in the tab.
    const own = keys.filter((key) => key !== 'sentryReplaySession');
    expect(own.filter((key) => !key.startsWith('adm:'))).toEqual([]);
  }
});

test(
  '3.30 Per flow it holds the application draft, the application id and the access token.',
  { tag },
  async ({ walk }) => {
    for (const flow of ['bachelor', 'graduate', 'shortCourse'] as const) {
      const { kept } = await walk(flow);
      const all = Object.assign({}, ...Object.values(kept).map(({ local }) => local)) as object;
      for (const part of ['draft', 'id', 'token']) expect(Object.keys(all)).toContain(`adm:${WHOLE[flow]}:${part}`);
    }
  },
);

test('3.31 Scholarship keys are per slug.', { tag }, async ({ walk }) => {
  const { kept } = await walk('scholarship');
  const keys = Object.values(kept).flatMap(({ local }) => Object.keys(local));
  const own = [...new Set(keys.filter((key) => key.startsWith('adm:scholarship')))];
  expect(own.filter((key) => !key.startsWith('adm:scholarship:star-scholars:'))).toEqual([]);
  for (const part of ['draft', 'id', 'token']) expect(own).toContain(`adm:scholarship:star-scholars:${part}`);
});

test('3.32 The dashboard token has its own key.', { tag }, async ({ walk }) => {
  const { calls, kept } = await walk('dashboard');
  const token = kept['list']?.local['adm:dashboard:token'];
  expect(calls.find(({ path }) => path === 'application-dashboard/')?.query['token']).toBe(token);
  const keys = Object.entries(kept['list']?.local ?? {}).filter(([, value]) => value === token);
  expect(keys.map(([key]) => key)).toEqual(['adm:dashboard:token']);
});
