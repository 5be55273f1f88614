import { LOCALES, type Locale } from '../../../config/locales.ts';
import { picturesIn } from '../../../layouts/legal-page-pictures.ts';
import { TERM_LIST, termsIn } from '../../check/terms.ts';
import { fingerprint, type Project } from '../files/project.ts';
import type { Problem } from '../texts/say.ts';
import { judgePolicy, type PolicyForm } from './judge-policy.ts';
import type { Pictures } from './pictures.ts';
import { policyFile, type PolicyName } from '../../../config/policies.ts';
import { readPolicy, writePolicy } from './policy-file.ts';

/** Fingerprints of the files that the editor began with. */
export type PolicyBase = Readonly<Record<Locale, string>>;

export interface OpenedPolicy {
  readonly form: PolicyForm;
  readonly base: PolicyBase;
}
export interface SavedPolicy {
  readonly problems: readonly Problem[];
  /** What the files hold now, when another program has changed them since. */
  readonly conflict?: OpenedPolicy;
  readonly saved: number;
  readonly opened: OpenedPolicy;
}

export async function openPolicy(project: Project, policy: PolicyName): Promise<OpenedPolicy> {
  const [th, en] = [await project.read(policyFile('th', policy)), await project.read(policyFile('en', policy))];
  const [thai, english] = [readPolicy(th), readPolicy(en)];
  const { version, effective } = thai;
  return {
    form: { version, effective, texts: { th: thai, en: english } },
    base: { th: fingerprint(th), en: fingerprint(en) },
  };
}

export const judgeForm = async (
  project: Project,
  pictures: Pictures,
  policy: PolicyName,
  form: PolicyForm,
): Promise<Problem[]> => {
  const terms = termsIn(await project.read(TERM_LIST));
  return judgePolicy(policy, form, { terms, pictures: await pictures.names() });
};

async function filesOf(project: Project, policy: PolicyName, { version, effective, texts }: PolicyForm) {
  const files = LOCALES.map(async (locale) => {
    const path = policyFile(locale, policy);
    const before = await project.read(path);
    const { title, summary, body } = texts[locale];
    const next = { title: title.trim(), summary: summary.trim(), body, version, effective };
    return { path, before, after: await writePolicy(path, before, next) };
  });
  return (await Promise.all(files)).filter(({ before, after }) => before !== after);
}

/** Writes both languages, and the pictures they show, when all is valid and nothing else was written meanwhile. */
export const savePolicy = (
  project: Project,
  pictures: Pictures,
  policy: PolicyName,
  form: PolicyForm,
  base: PolicyBase,
): Promise<SavedPolicy> =>
  project.inTurn(async () => {
    const problems = await judgeForm(project, pictures, policy, form);
    const opened = await openPolicy(project, policy);
    const isChanged = LOCALES.some((locale) => opened.base[locale] !== base[locale]);
    if (isChanged) return { problems, conflict: opened, saved: 0, opened };
    if (problems.length > 0) return { problems, saved: 0, opened };
    const names = LOCALES.flatMap((locale) => picturesIn(form.texts[locale].body).names);
    const changes = [...pictures.changesFor(names), ...(await filesOf(project, policy, form))];
    await project.write(changes);
    pictures.written(names);
    return { problems, saved: changes.length, opened: await openPolicy(project, policy) };
  });
