import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { traceStack } from '../../src/tools/check/source-position.ts';
import { sourceMapsOf } from '../../src/tools/setup/paths.mjs';
import { SITE, textOf } from './site.ts';

const MAPS = sourceMapsOf(SITE);
const scripts = readdirSync(join(SITE, '_astro')).filter((name) => name.endsWith('.js'));
const mapOf = (script: string): string => readFileSync(join(MAPS, `${script}.map`), 'utf8');

/** Where a text that one built script has stands, as the stack of an error names it. */
function placeOf(text: string): string {
  const [script = '', ...others] = scripts.filter((name) => textOf(join('_astro', name)).includes(text));
  expect([script !== '', others]).toEqual([true, []]);
  const before = (textOf(join('_astro', script)).split(text)[0] ?? '').split('\n');
  return `/_astro/${script}:${before.length}:${(before.at(-1) ?? '').length + 1}`;
}
/** Where it stands in the source. */
const sourceOf = (file: string, text: string): string =>
  `${file}:${readFileSync(file, 'utf8').slice(0, readFileSync(file, 'utf8').indexOf(text)).split('\n').length}`;

test.each([
  ['src/payment/start-payment.ts', 'The outcome of the payment is unknown'],
  ['src/payment/payment-client.ts', 'Another tab has the lock'],
  // Built apart from the pages.
  ['src/platform/hydration/pre-hydration-form.ts', '[data-error-for="'],
])('an error at a place in %s is traced to its line', (file, text) => {
  const traced = traceStack(`    at x (http://localhost:4321${placeOf(text)})`, mapOf);
  expect(traced).toContain(`at x (${sourceOf(file, text)}:`);
});

test('every script has a map beside the build, and none is served or named', () => {
  expect(scripts.filter((script) => !existsSync(join(MAPS, `${script}.map`)))).toEqual([]);
  expect(readdirSync(SITE, { recursive: true }).filter((name) => String(name).includes('.map'))).toEqual([]);
  expect(scripts.filter((script) => textOf(join('_astro', script)).includes('sourceMappingURL'))).toEqual([]);
});
