import { LOCALES } from '../../../config/locales.ts';
import { policyFile, type PolicyName } from '../../../config/policies.ts';
import type { Project } from '../files/project.ts';
import { readPolicy, type PolicyForm, type PolicyHead } from './policy-file.ts';

/** The unchanged version or date of a changed policy, and a suggestion. */
export interface VersionAdvice {
  readonly kind: 'version' | 'day';
  readonly now: PolicyHead;
  readonly next: PolicyHead;
}

const PARTS = ['title', 'summary', 'body'] as const;
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const isSameText = (form: PolicyForm, other: PolicyForm): boolean =>
  LOCALES.every((locale) =>
    PARTS.every((part) => plain(form.texts[locale][part]) === plain(other.texts[locale][part])),
  );

const numbersOf = (version: string): [number, number] => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
};

export function isLower(version: string, other: string): boolean {
  const [[major, minor], [otherMajor, otherMinor]] = [numbersOf(version), numbersOf(other)];
  return major < otherMajor || (major === otherMajor && minor < otherMinor);
}

function raised(version: string): string {
  const [major, minor] = numbersOf(version);
  return `${major}.${minor + 1}`;
}

/** `2026-11-23` */
export const dayInThailand = (now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Bangkok' }).format(now);

/** The policy before the changes; none if the baseline lacks it. */
export async function earlierPolicy(
  policy: PolicyName,
  { read }: Pick<Project, 'read'>,
): Promise<PolicyForm | undefined> {
  const [th = '', en = ''] = await Promise.all(LOCALES.map((locale) => read(policyFile(locale, policy))));
  if (th === '' || en === '') return undefined;
  const { version, effective, ...thai } = readPolicy(th);
  return { version, effective, texts: { th: thai, en: readPolicy(en) } };
}

/** Readers of an earlier text recognise a new one by its version and date. */
export function versionAdvice(form: PolicyForm, earlier: PolicyForm, today: string): VersionAdvice | undefined {
  const { version, effective } = form;
  if (isSameText(form, earlier)) return undefined;
  const isOldDay = effective === earlier.effective && effective < today;
  const next = { version, effective: isOldDay ? today : effective };
  const now = { version, effective };
  if (version === earlier.version) return { kind: 'version', now, next: { ...next, version: raised(version) } };
  return isOldDay ? { kind: 'day', now, next } : undefined;
}
