import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addresses } from '../../src/config/routes.ts';
import { SANDBOX_MARKER } from '../../src/sandbox/app.ts';
import { SITE, pages, textOf } from './site.ts';

/** Texts that only the stand-ins contain: their marker, paths, cookie, database and bank. */
const SANDBOX_MARKERS = [SANDBOX_MARKER, '/sandbox/', 'sandbox_client', 'libsql', 'kysely', '/ui/v2/card-form.js'];

const everyFile = readdirSync(SITE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

describe('the build', () => {
  test.each(addresses.map(({ to }) => to))('holds a page for %s', (to) => {
    expect(pages).toContain(join(to, 'index.html').replace(/^\//, ''));
  });

  test('serves a page for unknown addresses in both languages', () => {
    expect(pages).toEqual(expect.arrayContaining(['404.html', 'en/404.html']));
  });

  test('holds no byte of the sandbox', () => {
    const holders = everyFile.filter((file) => {
      const text = readFileSync(file, 'latin1');
      return SANDBOX_MARKERS.some((marker) => text.includes(marker));
    });
    expect(holders).toEqual([]);
  });

  test("holds nothing of what editors use: neither the editor's page nor the pencils", () => {
    const EDITORS = ['decap', 'mark-texts', 'cms-config-url', '/edit/main/'];
    const holders = everyFile.filter((file) => {
      const text = readFileSync(file, 'latin1');
      return EDITORS.some((marker) => text.includes(marker) || file.includes(marker));
    });
    expect(holders).toEqual([]);
  });

  test('is the same in any folder: no island keeps the id that Astro derives from its path', () => {
    expect(pages.filter((file) => /<astro-island[^>]* uid="/.test(textOf(file)))).toEqual([]);
  });

  test('holds no source map', () => {
    expect(everyFile.filter((file) => file.endsWith('.map'))).toEqual([]);
  });
});

describe('a page whose address may hold a token', () => {
  const mayHoldToken = pages.filter((file) => /(?:^|\/)(?:continue|404)\b/.test(file));

  test('there are such pages', () => expect(mayHoldToken).toContain('en/404.html'));

  test.each(mayHoldToken)(
    '%s preloads each font of its style, because Chromium names the address together with others',
    (file) => {
      const html = textOf(file);
      const named = [...html.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, font]) => font);
      const preloaded = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(
        ([, font]) => font,
      );
      expect(named.length).toBeGreaterThan(3);
      expect(preloaded.sort()).toEqual([...new Set(named)].sort());
    },
  );
});

test('no text of a field of one line is sent to a spelling service', () => {
  const fields = pages.flatMap(
    (file) => textOf(file).match(/<input [^>]*type="(?:text|email|search|url)"[^>]*>/g) ?? [],
  );
  const namesOf = (tags: readonly string[]) => tags.map((tag) => / name="([^"]+)"/.exec(tag)?.[1]);
  expect(namesOf(fields)).toEqual(expect.arrayContaining(['email', 'workplace', 'course_search']));
  expect(namesOf(fields.filter((tag) => !/ spellcheck="false"/i.test(tag)))).toEqual([]);
  expect(pages.filter((file) => /spellcheck="true"/i.test(textOf(file)))).toEqual([]);
});

describe('every page', () => {
  test.each(pages)('%s keeps the content security policy', (file) => {
    const html = textOf(file);
    const policy = /<meta http-equiv="content-security-policy" content="([^"]+)"/i.exec(html)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('unsafe-eval');
    expect(html, 'an inline style is refused by the policy').not.toMatch(/<[^>]+\sstyle=/);
    const before = html.slice(0, html.search(/<meta http-equiv="content-security-policy"/i));
    expect(before, 'an inline script before the policy escapes it').not.toMatch(/<script(?![^>]*\ssrc="\/)/);
  });
});
