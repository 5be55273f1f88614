import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../architecture/sources.ts';
import type { Edit } from './edit.ts';

const PARTS = [
  ...['src', 'locales', 'tests', 'e2e', 'docs', 'public'],
  ...['README.md', '.env.example', 'package.json', 'tsconfig.json', 'vitest.config.ts'],
  ...['astro.config.mjs', 'astro-i18next.config.ts', 'tailwind.config.mjs', 'playwright.config.ts'],
];

/** Empty where there is none. */
export const textIn = (root: string, file: string): string => {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

/** The text of every edited file. */
export function edited(edits: readonly Edit[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { file, change } of edits) texts.set(file, change(texts.get(file) ?? textIn(ROOT, file)));
  return texts;
}

export interface Scratch {
  readonly root: string;
  readonly read: (file: string) => string;
  readonly write: (texts: ReadonlyMap<string, string | undefined>) => void;
  readonly remove: () => void;
}

/** A copy of the project, with its packages. */
export function openScratch(): Scratch {
  const root = mkdtempSync(join(tmpdir(), 'recipes-'));
  PARTS.forEach((part) => cpSync(join(ROOT, part), join(root, part), { recursive: true }));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return {
    root,
    read: (file) => textIn(root, file),
    write: (texts) => {
      for (const [file, text] of texts) {
        const path = join(root, file);
        mkdirSync(dirname(path), { recursive: true });
        if (text === undefined) rmSync(path, { force: true });
        else writeFileSync(path, text);
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
