import { LOCALES, type Locale } from '../../../config/locales.ts';
import { policyFile, type PolicyName } from '../../../config/policies.ts';
import { picturesIn } from '../../../layouts/legal-page-pictures.ts';
import { TERM_LIST, termsIn } from '../../check/terms.ts';
import { fingerprint, type Project } from '../files/project.ts';
import type { Problem } from '../texts/explain.ts';
import { judgePolicy } from './judge-policy.ts';
import type { Pictures } from './pictures.ts';
import { readPolicy, writePolicy, type PolicyForm } from './policy-file.ts';
import { earlierPolicy, versionAdvice, type VersionAdvice } from './version-advice.ts';

/** Fingerprints of the files that the editor began with. */
export type PolicyBase = Readonly<Record<Locale, string>>;

export interface OpenedPolicy {
  readonly form: PolicyForm;
  readonly base: PolicyBase;
}
export interface SavedPolicy {
  readonly problems: readonly Problem[];
  /** The current files, if another program has changed them since. */
  readonly conflict?: OpenedPolicy;
  /** An unchanged version or date, which the editor must first confirm or change. */
  readonly stays?: VersionAdvice;
  readonly saved: number;
  readonly opened: OpenedPolicy;
}
export interface PolicyTools {
  readonly project: Project;
  /** Reads the files as they were before the changes. */
  readonly baseline: Pick<Project, 'read'>;
  readonly pictures: Pictures;
  /** `2026-11-23` */
  readonly today: () => string;
}
interface PolicySave {
  readonly policy: PolicyName;
  readonly form: PolicyForm;
  readonly base: PolicyBase;
  /** The editor has confirmed version and date. */
  readonly keepsVersion: boolean;
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

export async function judgeForm(tools: PolicyTools, policy: PolicyName, form: PolicyForm) {
  const { project, baseline, pictures, today } = tools;
  const terms = termsIn(await project.read(TERM_LIST));
  const earlier = await earlierPolicy(policy, baseline);
  const rules = { terms, earlier, faultOf: pictures.faultOf };
  const stays = earlier && versionAdvice(form, earlier, today());
  return { problems: await judgePolicy(policy, form, rules), ...(stays ? { stays } : {}) };
}

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

/** Writes both languages and their pictures if everything is valid and nothing else was written in the meantime. */
export const savePolicy = (
  tools: PolicyTools,
  { policy, form, base, keepsVersion }: PolicySave,
): Promise<SavedPolicy> =>
  tools.project.inTurn(async () => {
    const { project, pictures } = tools;
    const { problems, stays } = await judgeForm(tools, policy, form);
    const opened = await openPolicy(project, policy);
    const unsaved = { problems, saved: 0, opened };
    if (LOCALES.some((locale) => opened.base[locale] !== base[locale])) return { ...unsaved, conflict: opened };
    if (problems.length > 0) return unsaved;
    const files = await filesOf(project, policy, form);
    if (stays && files.length > 0 && !keepsVersion) return { ...unsaved, stays };
    const names = LOCALES.flatMap((locale) => picturesIn(form.texts[locale].body).names);
    const changes = [...pictures.changesFor(names), ...files];
    await project.write(changes);
    pictures.written(names);
    return { problems, saved: changes.length, opened: await openPolicy(project, policy) };
  });
