import { LOCALES, type Locale } from '../../../config/locales.ts';
import { picturesIn } from '../../../layouts/legal-page-pictures.ts';
import type { Project } from '../files/project.ts';
import { leavesIn } from '../messages/read-messages.ts';
import { PICTURE_FOLDER } from '../policies/pictures.ts';
import { POLICIES, policyFile } from '../../../config/policies.ts';
import type { Baseline } from './baseline.ts';
import { difference, differenceOfTexts, type Part } from './difference.ts';

export interface MessageDifference {
  readonly key: string;
  readonly locale: Locale;
  readonly before: string;
  readonly after: string;
  readonly parts: readonly Part[];
}
export interface PolicyDifference {
  readonly path: string;
  /** The lines that differ. */
  readonly lines: readonly Part[];
}
export interface Changes {
  readonly messages: readonly MessageDifference[];
  readonly policies: readonly PolicyDifference[];
  readonly pictures: readonly { readonly name: string; readonly isUsed: boolean }[];
  readonly paths: readonly string[];
}

const MESSAGE_FILE = /^locales\/(th|en)\/([\w-]+)\.json$/;

async function messagesOf(path: string, { read }: Project, baseline: Baseline): Promise<MessageDifference[]> {
  const [, name, namespace = ''] = MESSAGE_FILE.exec(path) ?? [];
  const locale = LOCALES.find((one) => one === name);
  if (!locale) return [];
  const before = leavesIn((await baseline.read(path)) || '{}', namespace);
  const after = leavesIn(await read(path).catch(() => '{}'), namespace);
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((key) => {
    const [old, next] = [before.get(key) ?? '', after.get(key) ?? ''];
    return old === next ? [] : [{ key, locale, before: old, after: next, parts: differenceOfTexts(old, next) }];
  });
}

async function policyOf(path: string, { read }: Project, baseline: Baseline): Promise<PolicyDifference[]> {
  if (!/^src\/content\/policies\/.*\.md$/.test(path)) return [];
  const [before, after] = [await baseline.read(path), await read(path).catch(() => '')];
  const lines = difference(before.split('\n'), after.split('\n')).filter(
    ({ kind, text }) => kind !== 'same' && text.trim() !== '',
  );
  return [{ path, lines }];
}

async function shownPictures({ read }: Project): Promise<Set<string>> {
  const files = POLICIES.flatMap((policy) => LOCALES.map((locale) => policyFile(locale, policy)));
  const texts = await Promise.all(files.map((file) => read(file).catch(() => '')));
  return new Set(texts.flatMap((text) => picturesIn(text).names));
}

export async function listChanges(project: Project, baseline: Baseline): Promise<Changes> {
  const paths = await baseline.changedPaths();
  const all = await Promise.all(
    paths.map(async (path) => ({
      messages: await messagesOf(path, project, baseline),
      policies: await policyOf(path, project, baseline),
    })),
  );
  const used = await shownPictures(project);
  return {
    messages: all.flatMap(({ messages }) => messages),
    policies: all.flatMap(({ policies }) => policies),
    pictures: paths
      .filter((path) => path.startsWith(`${PICTURE_FOLDER}/`))
      .map((path) => path.slice(PICTURE_FOLDER.length + 1))
      .map((name) => ({ name, isUsed: used.has(name) })),
    paths,
  };
}
