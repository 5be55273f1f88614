import { legalPageSchema } from '../../../config/legal-page-schema.ts';
import { LOCALES, type Locale } from '../../../config/locales.ts';
import { brokenLinks } from '../../../layouts/legal-page-links.ts';
import { picturesIn } from '../../../layouts/legal-page-pictures.ts';
import { missingKeptKeys } from '../../check/kept-keys.ts';
import { withoutCode, type Term } from '../../check/terms.ts';
import { problemsOfTerms } from '../messages/judge-messages.ts';
import type { Problem } from '../texts/say.ts';
import type { PolicyName } from '../../../config/policies.ts';
import type { PolicyHead, PolicyText } from './policy-file.ts';
import { renderPolicy } from './render-policy.ts';

export interface PolicyForm extends PolicyHead {
  readonly texts: Readonly<Record<Locale, PolicyText>>;
}
export interface PolicyRules {
  readonly terms: readonly Term[];
  readonly pictures: ReadonlySet<string>;
}

const FIELDS = ['title', 'summary', 'version', 'effective'] as const;

/** Version and day are asked for once, so they are judged with the first language. */
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
  text.split('\n').flatMap((line, index) =>
    problemsOfTerms(withoutCode(line), place, terms).map((problem) => ({
      ...problem,
      place,
      locale,
      ...(place === 'body' ? { line: index + 1 } : {}),
    })),
  );

async function problemsOfBody(body: string, locale: Locale, known: ReadonlySet<string>): Promise<Problem[]> {
  const { headings } = await renderPolicy(body);
  const { names, foreign, silent } = picturesIn(body);
  const found: Pick<Problem, 'kind' | 'values'>[] = [
    ...(body.trim() === '' ? [{ kind: 'body' as const }] : []),
    ...brokenLinks(body, locale, new Set(headings.map(({ slug }) => slug))).map((target) => ({
      kind: 'link' as const,
      values: { target },
    })),
    ...foreign.map((target) => ({ kind: 'foreign' as const, values: { target } })),
    ...silent.map((target) => ({ kind: 'silent' as const, values: { target } })),
    ...names.filter((name) => !known.has(name)).map((name) => ({ kind: 'lostPicture' as const, values: { name } })),
  ];
  return found.map((problem) => ({ ...problem, place: 'body', locale }));
}

/** What the build and the tests would refuse of a policy. */
export async function judgePolicy(policy: PolicyName, form: PolicyForm, rules: PolicyRules): Promise<Problem[]> {
  const all = LOCALES.map(async (locale) => {
    const { title, summary, body } = form.texts[locale];
    const lost = policy === 'cookies' ? missingKeptKeys(body) : [];
    return [
      ...problemsOfHead(form, locale),
      ...problemsOfLines(title, 'title', locale, rules.terms),
      ...problemsOfLines(summary, 'summary', locale, rules.terms),
      ...(await problemsOfBody(body, locale, rules.pictures)),
      ...lost.map((name): Problem => ({ kind: 'keptKey', place: 'body', locale, values: { name } })),
      ...problemsOfLines(body, 'body', locale, rules.terms),
    ];
  });
  return (await Promise.all(all)).flat();
}
