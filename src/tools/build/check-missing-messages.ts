import { readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { LOCALES } from '../../config/locales.ts';
import { NAMESPACES } from '../../i18n/namespaces.ts';

export type Dictionary = { readonly [key: string]: string | Dictionary };

/** Returns the texts of a dictionary by their paths, such as `fields.labels.phone → Phone`. */
export const leavesOf = (dictionary: Dictionary, path: string): [path: string, text: string][] =>
  Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}.${key}`, value] as [string, string]] : leavesOf(value, `${path}.${key}`),
  );

const missingKeys = (own: Dictionary, other: Dictionary, path: string): string[] => {
  const held = new Set(leavesOf(own, path).map(([key]) => key));
  return leavesOf(other, path).flatMap(([key]) => (held.has(key) ? [] : [key]));
};

/**
 * One line per file that lacks keys of another language: `locales/en/common.json has no common.close`.
 * @param read text of a file, by its path from the project's root
 */
export async function missingMessages(read: (path: string) => Promise<string>): Promise<string[]> {
  const faults = NAMESPACES.map(async (namespace) => {
    const files = LOCALES.map((locale) => `locales/${locale}/${namespace}.json`);
    const messages = await Promise.all(files.map(async (file) => JSON.parse(await read(file)) as Dictionary));
    return files.flatMap((file, index) => {
      const missing = new Set(messages.flatMap((other) => missingKeys(messages[index] ?? {}, other, namespace)));
      return missing.size > 0 ? [`${file} has no ${[...missing].join(', ')}`] : [];
    });
  });
  return (await Promise.all(faults)).flat();
}

/** Stops a build whose languages have different keys, because types check only the Thai ones. */
export const checkMissingMessages = (): AstroIntegration => ({
  name: 'check-missing-messages',
  hooks: {
    'astro:build:start': async () => {
      const root = new URL('../../../', import.meta.url);
      const missing = await missingMessages((path) => readFile(new URL(path, root), 'utf8'));
      if (missing.length > 0) throw new Error(missing.join('\n'));
    },
  },
});
