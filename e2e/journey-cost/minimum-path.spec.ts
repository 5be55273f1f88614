import { LOCALES } from '../../src/config/locales.ts';
import { actorOf, FLOW_NAMES } from '../accessibility/scenes/flows.ts';
import { test } from '../support/fixtures.ts';
import { COURSE } from '../support/prepare-short-course.ts';
import { ROUND } from '../support/prepare.ts';
import { filledIn, record, recordScreens, screensOf } from './measures.ts';
import { MinimumPath } from './minimum-path.ts';

/**
 * Measures every flow from its first page to the paid application. The effort is counted in Thai, as in the design
 * review.
 */
for (const name of FLOW_NAMES)
  for (const locale of LOCALES)
    test(`${name} on the minimum path, ${locale}`, async ({ page, sandbox }, info) => {
      test.slow();
      const path = new MinimumPath(actorOf(name)(page, sandbox, locale));
      await path.answerSteps();
      const screens = await path.pay();
      const column = filledIn(locale);
      for (const [part, height] of Object.entries(screens))
        recordScreens(info, `${name}, ${part}`, { [column]: height });
      if (name === 'bachelor') recordScreens(info, 'complete', { [column]: await screensOf(page) });
      if (locale === 'th') record(info, 'from the first page to paid, minimum path', name, path.counted.cost);
    });

/** What an advert's link answers (docs/recipes/link-an-advert.md). */
const LINKS = {
  bachelor: `?faculty=1&round=${ROUND.paid}&programme=1`,
  'short course': `?course=${COURSE.id}`,
} as const;

for (const [name, link] of Object.entries(LINKS))
  test(`${name} from an advert's link, th`, async ({ page, sandbox }, info) => {
    test.slow();
    const path = new MinimumPath(actorOf(name)(page, sandbox, 'th'), link);
    await path.answerSteps();
    await path.pay();
    record(info, 'from the first page to paid, minimum path', `${name}, advert's link`, path.counted.cost);
  });
