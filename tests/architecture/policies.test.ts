// A legal page exists in every language, and says which version it is and from when it holds.
import { expect, test } from 'vitest';
import { SHARED_CHOICES } from '../../src/config/choices/shared.ts';
import {
  UTM_BASIS,
  CONSENT_LIFE_MS,
  DAY_MS,
  DRAFT_ABSOLUTE_MS,
  DRAFT_IDLE_MS,
  REPLAY_RETENTION_DAYS,
  RETENTION_YEARS,
} from '../../src/config/constants.ts';
import { LOCALE_COOKIE, LOCALES, type Locale } from '../../src/config/locales.ts';
import * as storageKeys from '../../src/config/storage-keys.ts';
import { REPLAY_STORAGE, TOOL_COOKIES } from '../../src/config/tool-cookies.ts';
import { legalPageSchema, withWrittenDays } from '../../src/config/legal-page-schema.ts';
import { logMaps } from '../../src/tools/deploy/nginx-log.ts';
import { keptKeys, missingKeptKeys } from '../../src/tools/check/kept-keys.ts';
import { CODE, filesIn, packagesOf, read } from './sources.ts';

const FOLDER = 'src/content/policies';
const HEAD = { title: 'Cookie policy', summary: 'What we keep.', version: '1.0', effective: '2026-11-01' };

test('every policy stands in every language', () => {
  const expected = LOCALES.flatMap((locale) => ['cookies', 'privacy'].map((name) => `${FOLDER}/${locale}/${name}.md`));
  expect(filesIn(FOLDER, /\.md$/)).toEqual(expected.sort());
});

test("no page reads Astro's store of collections, which loses one on a slow machine now and then", () => {
  const readers = filesIn('src', CODE).flatMap(packagesOf);
  expect(readers.filter(([, name]) => name === 'astro:content')).toEqual([['src/content.config.ts', 'astro:content']]);
  expect(read('src/content.config.ts')).toContain('loader: () => []');
});

test.each([
  ['its title', 'title', undefined],
  ['its summary', 'summary', undefined],
  ['its version', 'version', undefined],
  ['its date', 'effective', undefined],
  ['the quotes around its version', 'version', 1.1],
  ['a date', 'effective', 'soon'],
  ['a day that exists', 'effective', '2026-02-30'],
  ['a year of the western calendar', 'effective', '2569-12-31'],
  ['the year first', 'effective', '31/12/2026'],
])('a policy without %s stops the build, which names what is wrong', (_what, key, value) => {
  expect(legalPageSchema.safeParse(HEAD).success).toBe(true);
  const { error } = legalPageSchema.safeParse({ ...HEAD, [key]: value });
  expect(error?.issues.map(({ path }) => path)).toEqual([[key]]);
});

test('a day may stand without quotes, as the editor writes it, and an empty review is none', () => {
  for (const effective of [new Date('2026-11-01'), '2026-11-01T00:00:00.000Z'])
    expect(legalPageSchema.parse({ ...HEAD, effective, reviewedBy: '', reviewedOn: '' })).toEqual(HEAD);
  const half = legalPageSchema.safeParse({ ...HEAD, reviewedBy: 'Legal office' });
  expect(half.error?.issues.map(({ path }) => path)).toEqual([['reviewedBy']]);
});

test.each(['2026-13-45', '2026-02-31', '2026-11-30 10:00:00'])(
  '%s is refused, though YAML makes a day of it',
  (day) => {
    const text = (effective: string) => `---\ntitle: A\neffective: ${effective}\nreviewedOn: null\n---\neffective: 1\n`;
    const parsed = { ...HEAD, effective: new Date('2026-11-30'), reviewedOn: null };
    const read = (effective: string) => legalPageSchema.safeParse(withWrittenDays(parsed, text(effective)));
    expect(read(day).error?.issues.map(({ path }) => path)).toEqual([['effective']]);
    for (const right of ['2026-11-29', '2026-11-29 # a note', '2026-11-29T00:00:00.000Z'])
      expect(read(right).data?.effective).toBe('2026-11-29');
    expect(read("'2026-11-29'").data?.effective).toBe('2026-11-30');
  },
);

test('a cookies policy that names only one key lacks all others', () => {
  const keys = keptKeys();
  expect(keys.length).toBeGreaterThan(10);
  expect(missingKeptKeys('`adm:utm`')).toHaveLength(keys.length - 1);
});

// Tools and sandbox run on other machines or other pages than those that the policies are about.
const siteFiles = filesIn('src', CODE).filter((file) => !/^src\/(?:tools|sandbox)\//.test(file));

test('every module takes the names of what it keeps from the one list, which the policy is compared with', () => {
  const LIST = 'src/config/storage-keys.ts';
  const ownNames = siteFiles.filter((file) => file !== LIST && /['"`]adm:/.test(read(file)));
  expect(ownNames).toEqual([]);
  const PREFIX_USERS = ['src/platform/storage/browser-storage.ts', 'src/platform/storage/has-stored-data.ts'];
  const prefixUsers = siteFiles.filter((file) => file !== LIST && read(file).includes('STORAGE_PREFIX'));
  expect(prefixUsers).toEqual(PREFIX_USERS);

  const KEEPS = /\b(?:keepInTab|keepMark|writeKey|persisted|persistent(?:Atom|Map)(?:<[^(]*>)?)\(\s*(\w+)/g;
  const kept = siteFiles.flatMap((file) =>
    [...read(file).matchAll(KEEPS)].map(([, name = '']) => [file, name] as const),
  );
  // The storage itself passes on the key of its caller.
  const unknown = kept.filter(([, name]) => !(name in storageKeys) && name !== 'key');
  expect(unknown).toEqual([]);
  expect(kept.length).toBeGreaterThan(15);
});

/** Every store that keeps what it holds: its key as the policy writes it, and what its seven days count from. */
const stores = siteFiles.flatMap((file) =>
  read(file)
    .split(/\bpersisted\(/)
    .slice(1)
    .map((text) => ({ key: keyOfStore(text), isFromLastChange: text.includes('from-last-change') })),
);

/** @param text the code behind `persisted(` */
function keyOfStore(text: string): string {
  if (text.startsWith('pendingPaymentKey(flow)')) return `${storageKeys.PENDING_PAYMENT_PREFIX}…`;
  if (text.startsWith('submissionKey(flow)')) return `${storageKeys.SUBMISSION_PREFIX}…`;
  const [, part, name = ''] = /^(?:storageKey\(flow, '(\w+)'\)|(\w+_KEY),)/.exec(text) ?? [];
  if (part) return `${storageKeys.STORAGE_PREFIX}…:${part}`;
  const key: unknown = storageKeys[name as keyof typeof storageKeys];
  if (typeof key !== 'string') throw new Error(`This test does not know the key of persisted(${text.slice(0, 60)}`);
  return key;
}

test('a store whose key is not known does not count as another one', () => {
  expect(keyOfStore('pendingPaymentKey(flow), Payment, null)')).toBe('adm:payment:…');
  for (const text of ['otherKey(flow), Payment, null)', 'OTHER_KEY, Payment, null)', "otherKey(flow, 'draft'), Draft)"])
    expect(() => keyOfStore(text)).toThrow('does not know');
});

test.each(LOCALES)('the %s cookies policy says of each key how long the code keeps it', (locale) => {
  const [hours, days, year] = [DRAFT_IDLE_MS / 3_600_000, DRAFT_ABSOLUTE_MS / DAY_MS, CONSENT_LIFE_MS / DAY_MS];
  const WORDS = {
    en: {
      idle: `${hours} hours after last use`,
      most: `${days} days at most`,
      afterChange: `at most ${days} days after its last change`,
      year: `${year} days`,
      inTab: /until (?:you close the tab|the next page)/,
    },
    th: {
      idle: `${hours} ชั่วโมงหลังใช้งานครั้งสุดท้าย`,
      most: `ไม่เกิน ${days} วัน |`,
      afterChange: `ไม่เกิน ${days} วันหลังการเปลี่ยนแปลงครั้งสุดท้าย`,
      year: `${year} วัน`,
      inTab: /จนกว่าจะ(?:ปิดแท็บ|เปิดหน้าถัดไป)/,
    },
  }[locale];
  const lines = read(`${FOLDER}/${locale}/cookies.md`).replaceAll(/ +\|/g, ' |').split('\n');
  const rowOf = (key: string): string =>
    lines.find((line) => line.startsWith('|') && line.includes(`\`${key}\``)) ?? '';
  expect(stores.length).toBeGreaterThan(8);
  expect(stores.filter(({ isFromLastChange }) => isFromLastChange).length).toBeGreaterThan(2);
  for (const { key, isFromLastChange } of stores) {
    expect(rowOf(key)).toContain(WORDS.idle);
    expect(rowOf(key)).toContain(isFromLastChange ? WORDS.afterChange : WORDS.most);
  }
  expect(LOCALE_COOKIE.days).toBe(year);
  for (const key of [storageKeys.CONSENT_KEY, LOCALE_COOKIE.name]) expect(rowOf(key)).toContain(WORDS.year);
  const inTab = siteFiles.flatMap((file) =>
    [...read(file).matchAll(/keepInTab\((\w+_KEY)/g)].map(([, name = '']) => name),
  );
  const onlyInTab = new Set(inTab.filter((name) => !['DASHBOARD_TOKEN_KEY', 'CLEARED_KEY'].includes(name)));
  expect(onlyInTab.size).toBeGreaterThan(5);
  for (const name of onlyInTab)
    expect(rowOf(String(storageKeys[name as keyof typeof storageKeys]))).toMatch(WORDS.inTab);
});

test('only these modules touch what a browser keeps', () => {
  const STORES = /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|window\.name|document\.cookie)\b/;
  const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  expect(siteFiles.filter((file) => STORES.test(withoutComments(read(file))))).toEqual([
    'src/platform/consent/remove-analytics-data.ts',
    'src/platform/language/locale-cookie.ts',
    'src/platform/storage/browser-storage.ts',
    'src/platform/storage/remove-foreign-keys.ts',
  ]);
});

const REPLAY = { provider: 'Sentry', cookies: [], storage: REPLAY_STORAGE };

test.each(LOCALES)('the %s cookies policy names each tool, its provider and what it keeps', (locale) => {
  const policy = read(`${FOLDER}/${locale}/cookies.md`);
  const consent = JSON.parse(read(`locales/${locale}/consent.json`)) as { text: string };
  for (const { provider, cookies, storage } of [...Object.values(TOOL_COOKIES), REPLAY]) {
    const row = policy.split('\n').find((line) => line.startsWith('|') && line.includes(provider)) ?? '';
    for (const name of [...cookies, ...storage]) expect(row).toContain(`\`${name}\``);
    expect(read(`${FOLDER}/${locale}/privacy.md`)).toContain(provider);
    expect(consent.text, 'who is asked for consent is told to whom').toContain(provider);
  }
});

test('the logs of nginx are kept for as long as the privacy policies say', () => {
  const rotation = read('src/tools/deploy/logrotate.conf');
  const [, days = ''] = /^\s+rotate (\d+)$/m.exec(rotation) ?? [];
  expect(rotation).toMatch(new RegExp(`^\\s+daily$[^]*^\\s+maxage ${days}$`, 'm'));
  for (const [locale, mark] of [
    ['th', 'เก็บบันทึกของเซิร์ฟเวอร์'],
    ['en', 'keep our web server’s log'],
  ] as const)
    expect(lineOf(locale, 'privacy', mark)).toMatch(new RegExp(`\\| ${days} (?:days|วัน) *\\|$`));
});

test.each([
  ['th', `Sentry เก็บการบันทึกไว้ ${REPLAY_RETENTION_DAYS} วัน`],
  ['en', `Sentry keeps the recording for ${REPLAY_RETENTION_DAYS} days`],
] as const)(
  'the %s cookies policy says how long a recording of a visit is kept, where it names its provider',
  (locale, period) => {
    expect(lineOf(locale, 'cookies', '`sentryReplaySession`')).toContain(period);
  },
);

/** The paragraph of a policy, or the row of its table, that has a mark. */
const lineOf = (locale: Locale, file: string, mark: string): string =>
  read(`${FOLDER}/${locale}/${file}.md`)
    .split('\n\n')
    .flatMap((part) => (part.startsWith('|') ? part.split('\n') : [part]))
    .find((part) => part.includes(mark)) ?? '';

/**
 * The tools that run where an advert leads to. The parameters stay in the address of the page, which every script that runs there
 * can read, whatever else it is told.
 */
const startedTools = [...read('src/platform/analytics/start-tools.ts').matchAll(/\bif \((\w+)\) start[A-Z]\w+\(/g)].map(
  ([, tool = '']) => tool,
);

test.each(LOCALES)(
  'the %s policies say who receives the parameters of an advert: every tool that runs beside them',
  (locale) => {
    expect([...new Set(startedTools)].sort()).toEqual(Object.keys(TOOL_COOKIES).sort());
    for (const text of [lineOf(locale, 'privacy', '`utm_…`'), lineOf(locale, 'cookies', '`adm:utm`')])
      for (const { provider } of Object.values(TOOL_COOKIES)) expect(text).toContain(provider);
  },
);

/** The variables in a line of the log that are about the visitor, with the word that each policy has for them. */
const PERSONAL_IN_LOG: Readonly<Record<string, Readonly<Record<Locale, RegExp>>>> = {
  $remote_addr: { th: /หมายเลข IP/, en: /IP address/ },
  $time_iso8601: { th: /เวลา/, en: /time/ },
  $http_user_agent: { th: /เบราว์เซอร์/, en: /browser/ },
  // The path of a call holds the number of its application.
  $logged: { th: /หน้าเว็บที่เปิด.*เลขที่ใบสมัคร/, en: /page.*application number/ },
  $step: { th: /ขั้นตอนของแบบฟอร์ม/, en: /step of the form/ },
  $refused: { th: /ชื่อช่องที่กรอกไม่ผ่าน/, en: /names of fields with errors/ },
  $lang: { th: /ภาษา/, en: /language/ },
};
/** The rest says how the server answered, and where the page is: `$host` is the beginning of its address. */
const TECHNICAL_IN_LOG = [
  '$request_method',
  '$status',
  '$body_bytes_sent',
  '$request_time',
  '$host',
  '$call_id',
  '$connection',
  '$purpose',
  '$upstream_addr',
  '$upstream_status',
  '$upstream_response_time',
];

test('everything that a line of the log holds is known to be about the visitor or about the server', () => {
  const format = logMaps([]).find((line) => line.startsWith('log_format ')) ?? '';
  const logged = [...format.matchAll(/\$\w+/g)].map(([name]) => name);
  expect(logged.sort()).toEqual([...Object.keys(PERSONAL_IN_LOG), ...TECHNICAL_IN_LOG].sort());
});

test.each([
  ['th', 'เก็บบันทึกของเซิร์ฟเวอร์'],
  ['en', 'keep our web server’s log'],
] as const)('the %s privacy policy names what the log of the web server keeps of a visitor', (locale, mark) => {
  for (const words of Object.values(PERSONAL_IN_LOG)) expect(lineOf(locale, 'privacy', mark)).toMatch(words[locale]);
});

test.each(LOCALES)('the %s policies name the basis on which the parameters of an advert are kept', (locale) => {
  const BASIS = { 'legitimate-interest': /24 ?\(5\)/, consent: /(?:section|มาตรา) 19/ };
  for (const text of [lineOf(locale, 'privacy', '`utm_…`'), lineOf(locale, 'cookies', '`adm:utm`')])
    for (const [basis, section] of Object.entries(BASIS))
      expect([basis, section.test(text)]).toEqual([basis, basis === UTM_BASIS]);
});

test.each(LOCALES)('the %s privacy policy and the card of an ID card name the same periods', (locale) => {
  const years = (count: number) => new RegExp(locale === 'th' ? `${count}.ปี` : `${count} years?\\b`);
  const policy = read(`${FOLDER}/${locale}/privacy.md`);
  for (const count of Object.values(RETENTION_YEARS)) expect(policy).toMatch(years(count));
  const { trust } = JSON.parse(read(`locales/${locale}/upload.json`)) as {
    trust: { kept: string; keptAfterPayment: string };
  };
  for (const text of [trust.kept, trust.keptAfterPayment])
    for (const count of [RETENTION_YEARS.unfinished, RETENTION_YEARS.decided]) expect(text).toMatch(years(count));
  const fromResult = `${RETENTION_YEARS.decided} ${locale === 'th' ? 'ปีหลังแจ้งผล' : 'years after the result'}`;
  for (const text of [policy, trust.kept]) expect(text.replaceAll(' ', ' ')).toContain(fromResult);
});

test.each([
  ['th', { national_id: /เลขประจำตัวประชาชน/, passport: /หนังสือเดินทาง/, other: /เอกสารยืนยันตัวตนอื่น/ }],
  ['en', { national_id: /ID card/, passport: /passport/, other: /other identity document/ }],
] as const)('the %s privacy policy names every document whose number is asked for', (locale, words) => {
  const lines = read(`${FOLDER}/${locale}/privacy.md`).split(/\n(?=\||\n)/);
  const collected = lines.find((line) => line.includes('|') && words.national_id.test(line)) ?? '';
  const [draft = ''] = lines.filter((line) => /answers saved on your device|กรอกค้างไว้ในเครื่อง/.test(line));
  for (const type of SHARED_CHOICES.id_type)
    for (const text of [collected, draft.replaceAll('\n', ' ')]) expect(text).toMatch(words[type]);
});

test.each([
  ['th', [/เจ้าหน้าที่คุ้มครองข้อมูลส่วนบุคคล/, /ต่างประเทศ/, /หมายเลข IP/]],
  ['en', [/data protection officer/, /leaves Thailand/, /IP address/]],
] as const)('the %s privacy policy holds what the law asks for', (locale, words) => {
  const policy = read(`${FOLDER}/${locale}/privacy.md`);
  const named = [...policy.matchAll(/(?:sections?|มาตรา) (\d+)/g)].map(([, section]) => section);
  expect(named).toEqual(expect.arrayContaining(['19', '20', '24', '26', '28', '29']));
  for (const word of words) expect(policy).toMatch(word);
});
