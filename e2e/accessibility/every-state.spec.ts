import { LOCALES } from '../../src/config/locales.ts';
import { test } from '../support/fixtures.ts';
import { EVERY_LOOK, EVERY_SIZE, scanScene } from './scan.ts';
import { scenes } from './scenes/all.ts';

/** Scans every page in every state (`npm run e2e -- --config e2e/accessibility`). */
for (const isUnasked of [false, true])
  test.describe(isUnasked ? 'asked about cookies' : 'every state', () => {
    test.use({ consent: isUnasked ? 'unasked' : 'refused' });
    for (const scene of scenes.filter((one) => Boolean(one.isUnasked) === isUnasked))
      for (const locale of LOCALES)
        test(`${scene.name}, ${locale}`, async ({ page, sandbox, tolerate }) => {
          test.setTimeout(300_000);
          if (scene.tolerates) tolerate(scene.tolerates);
          await scanScene(page, sandbox, scene, { locale, looks: EVERY_LOOK, letters: EVERY_SIZE });
        });
  });
