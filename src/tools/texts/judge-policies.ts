import { imageMetadata } from 'astro/assets/utils';
import { LOCALES, type Locale } from '../../config/locales.ts';
import { POLICIES, policyFile, type PolicyName } from '../../config/policies.ts';
import { brokenLinks } from '../../layouts/legal-page-links.ts';
import { picturesIn } from '../../layouts/legal-page-pictures.ts';
import { headingFaults } from '../check/heading-faults.ts';
import { missingKeptKeys } from '../check/kept-keys.ts';
import { markupIn } from '../check/markup.ts';
import { placeholdersOf } from '../check/message-rules.ts';
import { wrongSigns } from '../check/signs.ts';
import { withoutCode, type Term } from '../check/terms.ts';
import { termFaults } from './judge-messages.ts';
import type { Fault, Finding } from './problems.ts';
import type { ReadBytes, ReadText } from './project-texts.ts';
import { readPolicy, type Head, type Policy } from './read-policy.ts';
import { renderPolicy } from './render-policy.ts';

const PICTURE_FOLDER = 'src/content/policies/pictures';
/**
 * In bytes and CSS pixels. A reading column is 672 pixels wide, which high-density screens show with twice as many.
 * @chosen
 */
const PICTURE = { bytes: 1_000_000, narrowest: 100, widest: 1344 } as const;
const FORMATS = ['png', 'jpg', 'webp'];

type LineFault = Fault & { readonly line?: number };

const faultsOfLines = ({ body, locale }: Policy, terms: readonly Term[]): LineFault[] =>
  body.split('\n').flatMap((text, index): LineFault[] => {
    const words = withoutCode(text);
    const tag = markupIn(words);
    // A paragraph is one line, so that it may ask for several things.
    const signs = wrongSigns(words, locale).filter(({ kind }) => kind !== 'politeTwice');
    const markup: Fault[] = tag === undefined ? [] : [{ kind: 'markup', values: { tag } }];
    return [...markup, ...signs, ...termFaults(words, '', terms)].map((fault) => ({ ...fault, line: index + 1 }));
  });

async function faultOfPicture(name: string, readBytes: ReadBytes): Promise<Fault[]> {
  const bytes = await readBytes(`${PICTURE_FOLDER}/${name}`);
  if (!bytes) return [{ kind: 'lostPicture', values: { name } }];
  const size = await imageMetadata(new Uint8Array(bytes)).catch(() => undefined);
  if (!size || !FORMATS.includes(size.format)) return [{ kind: 'pictureKind', values: { name } }];
  const kilobytes = (count: number): number => Math.ceil(count / 1000);
  const { bytes: limit, narrowest, widest } = PICTURE;
  if (bytes.length > limit)
    return [{ kind: 'pictureSize', values: { name, size: kilobytes(bytes.length), limit: kilobytes(limit) } }];
  if (size.width >= narrowest && size.width <= widest) return [];
  return [{ kind: 'pictureWidth', values: { name, width: size.width, narrowest, widest } }];
}

const lineOf = (body: string, part: string): number => body.slice(0, body.indexOf(part)).split('\n').length;

async function faultsOfPictures(body: string, readBytes: ReadBytes): Promise<LineFault[]> {
  const { names, foreign, silent } = picturesIn(body);
  const own = names.map(async (name) =>
    (await faultOfPicture(name, readBytes)).map((fault) => ({ ...fault, line: lineOf(body, name) })),
  );
  const nameOf = (target: string): string => target.split('/').at(-1) ?? '';
  return [
    ...foreign.map((target): LineFault => {
      // An uploaded picture keeps only the Latin letters of its name: `แผนที่.png` becomes `.png`.
      const isUploaded = target.startsWith('../pictures/');
      const fault: Fault = isUploaded
        ? { kind: 'pictureName', values: { name: nameOf(target) } }
        : { kind: 'foreign', values: { target } };
      return { ...fault, line: lineOf(body, target) };
    }),
    ...silent.map((target): LineFault => ({
      kind: 'silent',
      values: { name: nameOf(target) },
      line: lineOf(body, target),
    })),
    ...(await Promise.all(own)).flat(),
  ];
}

async function linksOf(body: string, locale: Locale): Promise<string[]> {
  const links = brokenLinks(body, locale, new Set());
  // Only the rendered text knows the addresses of its headings, and rendering takes a second.
  if (!links.some((target) => target.startsWith('#'))) return links;
  const { headings } = await renderPolicy(body);
  return brokenLinks(body, locale, new Set(headings.map(({ slug }) => slug)));
}

/** What only the site's own rules know: `{{university}}` is the one value of a policy. */
const PLACEHOLDER = '{{university}}';
/** An address that leads to another site, but does not begin as it must. */
const ADDRESS_OF_A_SITE = /^(?:http:|www\.)/i;

async function findingsOfPolicy(
  name: PolicyName,
  policy: Policy,
  readBytes: ReadBytes,
  terms: readonly Term[],
): Promise<Finding[]> {
  const { file, body, above, locale } = policy;
  const links = await linksOf(body, locale);
  const unknown = placeholdersOf(body).filter((placeholder) => placeholder !== PLACEHOLDER);
  const found: LineFault[] = [
    ...(body.trim() === '' ? [{ kind: 'body' as const }] : []),
    ...headingFaults(body).map(({ kind, line, marks, wanted }) => ({ kind, line, values: { marks, wanted } })),
    ...links.map((target): LineFault => ({
      kind: ADDRESS_OF_A_SITE.test(target) ? 'linkStart' : 'link',
      values: { target },
      line: lineOf(body, target),
    })),
    ...unknown.map((placeholder): LineFault => ({
      kind: 'onlyPlaceholder',
      values: { found: placeholder, placeholder: PLACEHOLDER },
      line: lineOf(body, placeholder),
    })),
    ...(await faultsOfPictures(body, readBytes)),
    ...(name === 'cookies' ? missingKeptKeys(body) : []).map((key) => ({
      kind: 'keptKey' as const,
      values: { name: key },
    })),
    ...faultsOfLines(policy, terms),
  ];
  return [
    ...policy.faults,
    ...found.map(({ line, ...fault }) => ({ file, line: line === undefined ? undefined : line + above, ...fault })),
  ];
}

type Part = readonly [part: string, of: (body: string) => readonly string[]];

const rowsOf = (body: string): string[] => body.split('\n').filter((line) => line.startsWith('|'));
const all =
  (pattern: RegExp): Part[1] =>
  (body) =>
    [...body.matchAll(pattern)].map(([whole, group]) => group ?? whole);

const withoutSpaces = (text: string): string => text.replaceAll(' ', '');

/** What both languages have alike, in the same order. */
const PARTS: readonly Part[] = [
  ['หัวข้อ / headings', all(/^#+ /gm)],
  ['รายการ / list items', all(/^[-*] /gm)],
  ['ช่องในตาราง / cells of tables', (body) => rowsOf(body).map((row) => String(row.split('|').length - 2))],
  ['ชื่อข้อมูล / names of data', (body) => rowsOf(body).flatMap((row) => row.match(/`[^`]+`/g) ?? [])],
  ['จำนวนปี / years', all(/(?<!ต่ำกว่า |\d)(\d+) (?:years?|ปี)/g)],
  ['จำนวนวัน / days', all(/(\d+) (?:days?|วัน)/g)],
  ['มาตรา / sections of the law', (body) => all(/(?:sections?|มาตรา) (\d+(?: ?\(\d\))?)/g)(body).map(withoutSpaces)],
  ['ลิงก์ไปเว็บไซต์อื่น / links to other sites', all(/\]\((https:[^)]+)\)/g)],
  ['รูป / pictures', (body) => picturesIn(body).names],
];

function differences(th: Policy, en: Policy): Finding[] {
  const parts = PARTS.flatMap(([part, of]): Fault[] => {
    const [own, other] = [of(th.body), of(en.body)];
    if (own.join() === other.join()) return [];
    if (own.length !== other.length)
      return [{ kind: 'differ', values: { part, own: own.length, other: other.length } }];
    const index = own.findIndex((one, place) => one !== other[place]);
    return [{ kind: 'differ', values: { part, own: own[index] ?? '', other: other[index] ?? '' } }];
  });
  const shared = ({ head }: Policy) => [head?.version, head?.effective, head?.reviewedBy, head?.reviewedOn].join();
  const isHeadSame = !th.head || !en.head || shared(th) === shared(en);
  return [...(isHeadSame ? [] : [{ kind: 'headDiffers' as const }]), ...parts].map((fault) => ({
    file: en.file,
    ...fault,
  }));
}

const numbersOf = (version: string): [number, number] => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
};

function isLower(version: string, other: string): boolean {
  const [[major, minor], [otherMajor, otherMinor]] = [numbersOf(version), numbersOf(other)];
  return major < otherMajor || (major === otherMajor && minor < otherMinor);
}

const raised = (version: string): string => `${numbersOf(version)[0]}.${numbersOf(version)[1] + 1}`;

/** A text without its layout, so that a table that was only aligned counts as the same. */
const plain = ({ body, head }: Policy): string =>
  [head?.title, head?.summary, body]
    .join('\n')
    .replaceAll(/[\s-]+/g, ' ')
    .trim();

/** What the strip asks visitors for, in both languages. */
const requestOf = (read: ReadText): Promise<(string | undefined)[]> =>
  Promise.all(
    LOCALES.map(async (locale) => /^ *"text": .*$/m.exec((await read(`locales/${locale}/consent.json`)) ?? '')?.[0]),
  );

/** A consent to other words than these must not count for them, and it counts for a version of the cookie policy. */
async function adviceOnRequest(head: Head | undefined, old: Head | undefined, read: ReadText, before: ReadText) {
  if (!head || head.version !== old?.version) return [];
  const [now, earlier] = await Promise.all([requestOf(read), requestOf(before)]);
  const values = { version: head.version, next: raised(head.version) };
  return now.join() === earlier.join()
    ? []
    : [{ file: policyFile('th', 'cookies'), kind: 'requestKept' as const, values }];
}

/** What a change means for the version, its day and its review. */
function adviceOn(name: PolicyName, now: readonly Policy[], before: readonly Policy[], today: string): Finding[] {
  const changed = now.filter((policy, index) => plain(policy) !== plain(before[index] ?? policy));
  const [first, old] = [now[0], before[0]?.head];
  if (!first?.head || !old) return [];
  const { version, effective, reviewedBy, reviewedOn } = first.head;
  const at = (fault: Pick<Finding, 'kind' | 'values'>): Finding => ({ file: first.file, ...fault });
  if (isLower(version, old.version)) return [at({ kind: 'versionLower', values: { version: old.version } })];
  const isRaised = version !== old.version;
  if (isRaised && effective < old.effective) return [at({ kind: 'dayEarlier', values: { day: old.effective } })];
  if (changed.length === 0 && !isRaised) return [];
  const isReviewOld = reviewedBy !== undefined && reviewedBy === old.reviewedBy && reviewedOn === old.reviewedOn;
  return [
    ...(isRaised ? [] : [at({ kind: 'versionKept', values: { version, next: raised(version) } })]),
    ...(isRaised && name === 'cookies' ? [at({ kind: 'askedAgain' })] : []),
    ...(isRaised && effective === old.effective && effective < today
      ? [at({ kind: 'dayKept', values: { version, day: effective } })]
      : []),
    ...(changed.length === 1 ? [at({ kind: 'oneLanguage' })] : []),
    ...(isReviewOld ? [at({ kind: 'reviewKept', values: { by: reviewedBy, day: reviewedOn ?? '' } })] : []),
  ];
}

/** `2026-11-23` */
const dayInThailand = (now: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Bangkok' }).format(now);

interface PolicyRules {
  readonly readBytes: ReadBytes;
  readonly before: ReadText | undefined;
  readonly terms: readonly Term[];
  readonly now?: Date;
  readonly names?: readonly PolicyName[];
}

/** What the build and the tests would refuse in the policies, and what to think about after a change. */
export async function judgePolicies(read: ReadText, rules: PolicyRules): Promise<Finding[]> {
  const { readBytes, before, terms, now = new Date(), names = POLICIES } = rules;
  const readAll = (reader: ReadText, name: PolicyName) =>
    Promise.all(
      LOCALES.map(async (locale) => {
        const file = policyFile(locale, name);
        const text = await reader(file);
        return text === undefined ? undefined : readPolicy(file, locale, text);
      }),
    );
  const findings = names.map(async (name) => {
    const policies = (await readAll(read, name)).flatMap((policy) => policy ?? []);
    const old = before ? (await readAll(before, name)).flatMap((policy) => policy ?? []) : [];
    const own = policies.map((policy) => findingsOfPolicy(name, policy, readBytes, terms));
    const [th, en] = [policies.find(({ locale }) => locale === 'th'), policies.find(({ locale }) => locale !== 'th')];
    return [
      ...(await Promise.all(own)).flat(),
      ...(th && en ? differences(th, en) : []),
      ...(old.length === policies.length ? adviceOn(name, policies, old, dayInThailand(now)) : []),
      ...(name === 'cookies' && before ? await adviceOnRequest(policies[0]?.head, old[0]?.head, read, before) : []),
    ];
  });
  return (await Promise.all(findings)).flat();
}
