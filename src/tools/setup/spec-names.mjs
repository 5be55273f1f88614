// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const SPEC = /\.spec\.ts$/;
/** These options take the next word as their value. */
const WITH_VALUE = new Set([
  ...['-c', '--config', '-g', '--grep', '--grep-invert', '-j', '--workers', '--project', '--reporter', '--output'],
  ...['--repeat-each', '--retries', '--shard', '--timeout', '--global-timeout', '--max-failures', '--trace'],
]);

const specNames = () =>
  readdirSync(join(ROOT, 'e2e'), { recursive: true })
    .map(String)
    .filter((name) => SPEC.test(name))
    .sort();

/** @param {readonly string[]} parameters */
const namedFiles = (parameters) =>
  parameters.filter((word, index) => !word.startsWith('-') && !WITH_VALUE.has(parameters[index - 1] ?? ''));

/** @param {readonly string[]} parameters @throws {Error} with all names */
export function requireKnownSpecs(parameters) {
  const specs = specNames();
  const unknown = namedFiles(parameters).filter((word) => {
    const pattern = new RegExp(word.replace(/(?::\d+)+$/, ''), 'i');
    return !specs.some((spec) => pattern.test(join('e2e', spec)));
  });
  if (unknown.length === 0) return;
  const names = specs.map((spec) => spec.replace(SPEC, '').replace(/^.*[\\/]/, ''));
  throw new Error(`There is no spec "${unknown.join('", "')}". Specs: ${names.join(', ')}.`);
}
