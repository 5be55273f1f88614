import { actorOf, FLOW_NAMES, stepAt } from './scenes/flows.ts';
import { brokenPhrases } from '../support/broken-phrases.ts';
import { expect, test } from '../support/fixtures.ts';
import { rest } from '../support/settled.ts';

/** Thai has no spaces between words, so a browser may break a line inside what reads as one thing. */

const WIDTHS = [320, 360, 390] as const;

for (const name of FLOW_NAMES)
  test(`${name}: headings, labels, chips and buttons break no phrase`, async ({ page, sandbox }) => {
    test.slow();
    for (const index of actorOf(name)(page, sandbox, 'th').steps.keys()) {
      const { path, start } = stepAt(actorOf(name)(page, sandbox, 'th'), index);
      await start();
      await rest(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        expect.soft(await brokenPhrases(page), `${path}, ${width} px`).toEqual([]);
      }
    }
  });

for (const path of ['/', '/regisscholarship/star-scholars', '/dashboard', '/no-such-page'])
  test(`${path}: headings, labels, chips and buttons break no phrase`, async ({ page, tolerate }) => {
    tolerate(/status of 404/);
    await page.goto(path);
    await rest(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await brokenPhrases(page), `${width} px`).toEqual([]);
    }
  });
