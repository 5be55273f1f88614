import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from '../support/fixtures.ts';
import { wordsOf } from '../support/messages.ts';
import { watchRequests } from '../support/settled.ts';
import { KINDS } from './kinds.ts';

// What a person sees of the layout beyond the sentences of docs/spec.md.

test('an error page in place of a page takes all of its place', { tag: '@once-desktop' }, async ({ page }) => {
  const others = page.locator('#page-intro, .landing-scene, .flow-aside, .below-sheet').filter({ visible: true });
  for (const address of ['/en/regisscholarship/unknown-slug', '/en/regisbachelor/upload-document/a%3Db']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('en').errors.notFound.title);
    await expect(others, address).toHaveCount(0);
  }
});

/** Returns the text of a PDF, without spaces between its parts. */
async function textOf(pdf: Buffer): Promise<string> {
  const read = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = Array.from({ length: read.numPages }, (_page, index) => read.getPage(index + 1));
  const contents = await Promise.all(pages.map(async (page) => (await page).getTextContent()));
  return contents.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join('');
}

test(
  'paper shows what a page says, and nothing that is pressed or stands over it',
  { tag: '@once-desktop' },
  async ({ page, tolerate }) => {
    tolerate(/status of 404/);
    const { common } = wordsOf('en');
    const settled = watchRequests(page);
    for (const [address] of KINDS) {
      await page.goto(address);
      await settled();
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      const text = (await textOf(await page.pdf({ preferCSSPageSize: true }))).replaceAll(/\s/g, '');
      expect(text, address).toContain(heading.replaceAll(/\s/g, ''));
      expect(text, address).not.toContain(common.skipToContent.replaceAll(/\s/g, ''));
      await page.emulateMedia({ media: 'print' });
      const above = await page.evaluate(() =>
        [...document.body.querySelectorAll('*')]
          .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position) || one.matches('button'))
          .map((one) => `${one.localName}.${one.className} ${one.textContent.trim().slice(0, 30)}`),
      );
      expect(above, address).toEqual([]);
      await page.emulateMedia({ media: null });
    }
  },
);
