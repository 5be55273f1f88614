// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './paths.mjs';

const CODE = /\.(?:astro|[cm]?[jt]sx?)$/;
const IMPORT = /\b(?:from|import)\b[\s(]*['"](\.{1,2}\/[^'"?]+)/g;
/** Every file depends on these without an import: packages, configurations and declarations. */
const OF_EVERY_FILE = /^[^/]*\.(?:json|jsonc|mjs|ts)$|\.d\.ts$|^src\/config\/variables\.ts$/;

/**
 * What a change can break.
 * @typedef {object} Affected
 * @property {readonly string[]} changed files that are there
 * @property {readonly string[]} files the changed ones and all that import them, also through others, the nearest first
 * @property {boolean} isPageNear whether an Astro page has changed, or imports a file that has. A change further away reaches a
 * page through types that its neighbours state, where the compiler finds it.
 */

/**
 * @param {readonly string[]} changed
 * @param {readonly string[]} files of the project
 * @param {(file: string) => string} read
 * @returns {Affected}
 */
export function affectedBy(changed, files, read) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const file of files.filter((name) => CODE.test(name)))
    for (const [, path = ''] of read(file).matchAll(IMPORT)) {
      const imported = join(dirname(file), path);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  const near = [...changed, ...changed.flatMap((file) => importers.get(file) ?? [])];
  const affected = new Set(changed);
  for (const file of affected) for (const importer of importers.get(file) ?? []) affected.add(importer);
  const isThere = (/** @type {string} */ file) => files.includes(file);
  return {
    changed: changed.filter(isThere),
    files: [...affected].filter(isThere),
    isPageNear: near.some((file) => file.endsWith('.astro')),
  };
}

/** @param {readonly string[]} parameters */
const git = (...parameters) =>
  execFileSync('git', parameters, { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .split(/[\0\n]/)
    .filter(Boolean);

/** The commit at which this branch left `main`; the last commit if there is no `main`. */
export function baseOfChange() {
  try {
    return git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
}

/**
 * What may be broken by the changes since `base`, committed or not.
 * @param {string} base
 * @returns {Affected | undefined} undefined where that may be any file, and where nothing has changed
 */
export function affectedSince(base) {
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  const changed = [...git('diff', '--name-only', '--relative', '-z', base), ...untracked];
  if (changed.length === 0 || changed.some((file) => OF_EVERY_FILE.test(file))) return undefined;
  const files = [...git('ls-files', '-z'), ...untracked].filter((file) => existsSync(join(ROOT, file)));
  return affectedBy(changed, files, (file) => readFileSync(join(ROOT, file), 'utf8'));
}
