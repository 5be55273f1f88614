import { legalPageSchema } from '../../../config/legal-page-schema.ts';
import { LOCALES, type Locale } from '../../../config/locales.ts';
import { brokenLinks } from '../../../layouts/legal-page-links.ts';
import { picturesIn } from '../../../layouts/legal-page-pictures.ts';
import { headingFaults } from '../../check/heading-faults.ts';
import { markupIn } from '../../check/markup.ts';
import { missingKeptKeys } from '../../check/kept-keys.ts';
import { withoutCode, type Term } from '../../check/terms.ts';
import { problemsOfTerms } from '../messages/judge-messages.ts';
import type { Problem } from '../texts/explain.ts';
import type { PolicyName } from '../../../config/policies.ts';
import type { PolicyForm } from './policy-file.ts';
import type { Pictures } from './pictures.ts';
import { renderPolicy } from './render-policy.ts';
import { isLower } from './version-advice.ts';

export interface PolicyRules {
  readonly terms: readonly Term[];
  readonly faultOf: Pictures['faultOf'];
  /** The policy before the changes. */
  readonly earlier: PolicyForm | undefined;
}

const FIELDS = ['title', 'summary', 'version', 'effective'] as const;

/** Version and date are entered once, so they are checked with the first language. */
function problemsOfHead({ texts, version, effective }: PolicyForm, locale: Locale): Problem[] {
  const { title, summary } = texts[locale];
  const head = { title: title.trim(), summary: summary.trim(), version, effective };
  const wrong = new Set(legalPageSchema.safeParse(head).error?.issues.map(({ path }) => path[0]));
  return FIELDS.flatMap((field) => {
    const isShared = field === 'version' || field === 'effective';
    if (!wrong.has(field) || (isShared && locale !== LOCALES[0])) return [];
    return [{ kind: field, place: field, ...(isShared ? {} : { locale }) }];
  });
}

const problemsOfLines = (text: string, place: string, locale: Locale, terms: readonly Term[]): Problem[] =>
  text.split('\n').flatMap((line, index) => {
    const words = withoutCode(line);
    const tag = markupIn(words);
    const markup = tag === undefined ? [] : [{ kind: 'markup' as const, values: { tag } }];
    return [...markup, ...problemsOfTerms(words, place, terms)].map((problem) => ({
      ...problem,
      place,
      locale,
      ...(place === 'body' ? { line: index + 1 } : {}),
    }));
  });

const lineOf = (body: string, part: string): number => body.slice(0, body.indexOf(part)).split('\n').length;

async function problemsOfPictures(body: string, faultOf: PolicyRules['faultOf']): Promise<Omit<Problem, 'place'>[]> {
  const { names, foreign, silent } = picturesIn(body);
  const judged = names.map(async (name) => ({ target: `../pictures/${name}`, fault: await faultOf(name) }));
  const found = await Promise.all(judged);
  return [
    ...foreign.map((target) => ({ kind: 'foreign' as const, values: { target }, target })),
    ...silent.map((target) => ({ kind: 'silent' as const, values: { name: target.split('/').at(-1) ?? '' }, target })),
    ...found.flatMap(({ target, fault }) => (fault ? [{ ...fault, target }] : [])),
  ];
}

async function problemsOfBody(body: string, locale: Locale, faultOf: PolicyRules['faultOf']): Promise<Problem[]> {
  const { headings } = await renderPolicy(body);
  const links = brokenLinks(body, locale, new Set(headings.map(({ slug }) => slug)));
  const found: Omit<Problem, 'place'>[] = [
    ...(body.trim() === '' ? [{ kind: 'body' as const }] : []),
    ...headingFaults(body).map(({ kind, line, marks, wanted }) => ({ kind, line, values: { marks, wanted } })),
    ...links.map((target) => ({ kind: 'link' as const, values: { target }, line: lineOf(body, target) })),
    ...(await problemsOfPictures(body, faultOf)).map((one) => ({ ...one, line: lineOf(body, one.target ?? '') })),
  ];
  return found.map((problem) => ({ ...problem, place: 'body', locale }));
}

function problemsOfOrder({ version }: PolicyForm, earlier: PolicyForm | undefined): Problem[] {
  if (!earlier || !isLower(version, earlier.version)) return [];
  return [{ kind: 'versionLower', place: 'version', values: { version: earlier.version } }];
}

/** The problems that the build and the tests would report for a policy. */
export async function judgePolicy(policy: PolicyName, form: PolicyForm, rules: PolicyRules): Promise<Problem[]> {
  const all = LOCALES.map(async (locale) => {
    const { title, summary, body } = form.texts[locale];
    const lost = policy === 'cookies' ? missingKeptKeys(body) : [];
    return [
      ...problemsOfHead(form, locale),
      ...problemsOfLines(title, 'title', locale, rules.terms),
      ...problemsOfLines(summary, 'summary', locale, rules.terms),
      ...(await problemsOfBody(body, locale, rules.faultOf)),
      ...lost.map((name): Problem => ({ kind: 'keptKey', place: 'body', locale, values: { name } })),
      ...problemsOfLines(body, 'body', locale, rules.terms),
    ];
  });
  const problems = (await Promise.all(all)).flat();
  const isNumber = !problems.some(({ place }) => place === 'version');
  return [...(isNumber ? problemsOfOrder(form, rules.earlier) : []), ...problems];
}
