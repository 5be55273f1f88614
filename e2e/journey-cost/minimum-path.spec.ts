import { actorOf, FLOW_NAMES } from '../accessibility/scenes/flows.ts';
import { test } from '../support/fixtures.ts';
import { record, recordScreens, screensOf } from './measures.ts';
import { MinimumPath } from './minimum-path.ts';

/** Every flow from its first page to paid. */
for (const name of FLOW_NAMES)
  test(`${name} on the minimum path`, async ({ page, sandbox }, info) => {
    test.slow();
    const path = new MinimumPath(actorOf(name)(page, sandbox, 'th'));
    await path.answerSteps();
    const screens = await path.pay();
    record(info, 'from the first page to paid, minimum path', name, path.counted.cost);
    for (const [part, filled] of Object.entries(screens)) recordScreens(info, `${name}, ${part}`, { filled });
    if (name === 'bachelor') recordScreens(info, 'complete', { filled: await screensOf(page) });
  });
