// Draws the cards that social networks show and a phone's home screen icon, from the logo, the name
// and the scenes of `src/brand/`, and `favicon.ico` from `favicon.svg`, and cuts the font of the headings.
import { chromium, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { scene, type Hour } from '../brand/scene.ts';
import { FLOW_HOURS, HOME_HOUR } from '../brand/scenes.ts';
import { FLOW_IDS } from '../config/flow-registry.ts';
import { BRAND_COLOUR, site } from '../config/site.ts';
import { INVENTED, PICTURES_OF_SAMPLE } from './build/samples.ts';
import { log, runMain } from './setup/cli.mjs';
import { ensureBrowser } from './setup/ensure-programs.mjs';
import { ROOT } from './setup/paths.mjs';

const read = (path: string): Buffer => readFileSync(join(ROOT, path));
const logo = read('public/logo.svg').toString();
const font = (script: string): string =>
  `@font-face{font-family:Card;font-weight:700;src:url(data:font/woff2;base64,${read(
    `node_modules/@fontsource/anuphan/files/anuphan-${script}-700-normal.woff2`,
  ).toString('base64')})${script === 'thai' ? ';unicode-range:U+0E01-0E5B' : ''}}`;

/** These colours are those of tailwind.config.mjs. */
const card = (hour: Hour, lines: readonly string[]): string => `<style>${font('latin')}${font('thai')}
  body{margin:0;width:1200px;height:630px;color:#fff;font:700 68px/1.3 Card;position:relative;overflow:hidden}
  .scene svg{position:absolute;inset:0;width:1200px;height:630px}
  main{position:absolute;left:72px;top:64px;width:580px} .logo svg{display:block;width:112px;height:112px}
  p{margin:24px 0 0;text-wrap:balance} p+p{margin:0;font-size:calc(1em*40/68);color:#ebe2f8}</style>
<div class="scene">${scene(hour, { width: 1200, height: 630, streamFrom: 0.55 })}</div>
<main><div class="logo">${logo}</div>${lines.map((line) => `<p>${line}</p>`).join('')}</main>`;

const ICON = `<style>body{margin:0;background:${BRAND_COLOUR}}svg{display:block;width:180px;height:180px}</style>${logo}`;

const FAVICON = `<style>body{margin:0}svg{display:block;width:32px;height:32px}</style>${read('public/favicon.svg').toString()}`;

/** A long name takes two lines, and smaller letters, so that it stays beside the stars and above the roofs. */
const fitWords = (): void => {
  const words = document.querySelector('main');
  for (let size = 68; words && words.offsetHeight > 300 && size > 24; size -= 1) words.style.fontSize = `${size}px`;
};

/** An icon file that holds one picture of 32 by 32. */
function iconOf(picture: Buffer): Buffer {
  const header = Buffer.from('000001000100202000000100200000000000', 'hex');
  header.writeUInt32LE(picture.length, 14);
  const offset = Buffer.alloc(4);
  offset.writeUInt32LE(header.length + offset.length);
  return Buffer.concat([header, offset, picture]);
}

const hashes: string[] = [];
function write(file: string, content: Buffer): void {
  const path = `public/${file}`;
  writeFileSync(join(ROOT, path), content);
  hashes.push(`${createHash('sha256').update(content).digest('hex')}  ${path}\n`);
  log(`Written: ${path}`);
}

async function draw(page: Page, html: string, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(fitWords);
  return page.screenshot({ omitBackground: true });
}

await runMain(async () => {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  write('social-card.png', await draw(page, card(HOME_HOUR, [site.name.th, site.name.en]), 1200, 630));
  for (const flow of FLOW_IDS) {
    const { card: words } = JSON.parse(read(`locales/th/${flow}.json`).toString()) as { card: { title: string } };
    write(`social-${flow}.png`, await draw(page, card(FLOW_HOURS[flow], [words.title, site.name.th]), 1200, 630));
  }
  write('apple-touch-icon.png', await draw(page, ICON, 180, 180));
  write('favicon.ico', iconOf(await draw(page, FAVICON, 32, 32)));
  await browser.close();
  // A university's own pictures are no samples.
  if (logo.includes('SAMPLE:') && INVENTED.test(site.name.en)) {
    writeFileSync(join(ROOT, PICTURES_OF_SAMPLE), hashes.join(''));
    log(`Written: ${PICTURES_OF_SAMPLE}`);
  }

  const LATIN = 'anuphan-latin-700';
  const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
  const cut = await subsetFont(
    read(`node_modules/@fontsource/anuphan/files/${LATIN}-normal.woff2`),
    `${letters}\u00A0·é–—‘’“”…`,
    { targetFormat: 'woff2' },
  );
  writeFileSync(join(ROOT, 'src/brand/fonts', `${LATIN}.woff2`), cut);
  log(`Written: src/brand/fonts/${LATIN}.woff2`);
});
