import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { documentBytes } from '../../../src/tools/check/page-size.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-size-'));
afterAll(() => rmSync(folder, { recursive: true }));

function bytesOf(html: string): number {
  writeFileSync(join(folder, 'index.html'), html);
  return documentBytes(folder, 'index.html');
}

const page = (first: string, second: string): string =>
  `<script src="/_astro/step.${first}.js"></script><img src="/_astro/scene.${second}.svg"><p>Apply</p>`;

test('the bytes of a document do not depend on the contents of the files that it names', () => {
  expect(bytesOf(page('AAAAAAAA', 'BBBBBBBB'))).toBe(bytesOf(page('x7_Qk-2z', 'pL0oWq9d')));
});

test('each file counts once, with the bytes of its hash', () => {
  const twice = bytesOf(page('x7_Qk-2z', 'x7_Qk-2z'));
  expect(bytesOf(page('x7_Qk-2z', 'pL0oWq9d'))).toBe(twice + 8);
});

test('what the document itself says counts', () => {
  const short = page('x7_Qk-2z', 'pL0oWq9d');
  expect(bytesOf(`${short}<p>Bachelor, graduate, scholarship</p>`)).toBeGreaterThan(bytesOf(short));
});
