// `npm run pictures`: draws the card that social networks show and a phone's home screen icon, from the logo and the name.
import { chromium, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND_COLOUR, site } from '../config/site.ts';
import { log, runMain } from './setup/cli.mjs';
import { ensureBrowser } from './setup/ensure-programs.mjs';
import { ROOT } from './setup/paths.mjs';

const read = (path: string): Buffer => readFileSync(join(ROOT, path));
const logo = read('public/logo.svg').toString();
const font = (script: string): string =>
  `@font-face{font-family:Card;font-weight:600;src:url(data:font/woff2;base64,${read(
    `node_modules/@fontsource/noto-sans-thai-looped/files/noto-sans-thai-looped-${script}-600-normal.woff2`,
  ).toString('base64')})${script === 'thai' ? ';unicode-range:U+0E01-0E5B' : ''}}`;

/** These colours are those of tailwind.config.mjs. */
const CARD = `<style>${font('latin')}${font('thai')}
  body{margin:0;width:1200px;height:630px;background:#27124c;color:#fff;font:600 76px/1.4 Card;position:relative}
  main{position:absolute;left:96px;top:110px} svg{display:block;width:150px;height:150px}
  p{margin:36px 0 0} p+p{margin:0;font-size:48px;color:#ebe2f8}
  .stream{position:absolute;left:0;bottom:0;width:1200px;height:150px}</style>
<svg class="stream" viewBox="0 0 1200 150" fill="none" stroke="#7747bd" stroke-width="5" stroke-linecap="round">
  <path d="M-20 60c160-50 310-50 470 0s310 50 470 0 200-40 300-20M-20 110c160-50 310-50 470 0s310 50 470 0 200-40 300-20"/>
</svg>
<main>${logo}<p>${site.name.th}</p><p>${site.name.en}</p></main>`;

const ICON = `<style>body{margin:0;background:${BRAND_COLOUR}}svg{display:block;width:180px;height:180px}</style>${logo}`;

async function draw(page: Page, html: string, file: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(ROOT, 'public', file) });
  log(`Written: public/${file}`);
}

await runMain(async () => {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await draw(page, CARD, 'social-card.png', 1200, 630);
  await draw(page, ICON, 'apple-touch-icon.png', 180, 180);
  await browser.close();
});
