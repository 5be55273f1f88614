import { LOCALES, type Locale } from '../../src/config/locales.ts';
import { expect, test } from '../support/fixtures.ts';
import { IN_BOTH } from '../support/sizes.ts';
import { EVERY_SIZE, scanScene, SCANS_PER_STATE, type Look } from './scan.ts';
import type { Scene } from './scene.ts';
import { journeys, others, scenes } from './scenes/all.ts';

/**
 * The part of the scans that every run of the browser tests includes: a sixth of the states on an applicant's way, in
 * alternating languages, and a few others.
 */
const EVERY_JOURNEY = 6;
const EVERY_OTHER = 96;
const FORCED_EVERY = 4;

const SIZE = { th: '360 px', en: '1280 px' } as const satisfies Record<Locale, Look>;

interface Chosen {
  readonly scene: Scene;
  readonly locale: Locale;
  readonly looks: readonly Look[];
}
const byTurns = (index: number): Locale => LOCALES[index % LOCALES.length] ?? 'th';
const chosen: readonly Chosen[] = [
  ...journeys
    .filter((_scene, index) => index % EVERY_JOURNEY === 0)
    .map((scene, index): Chosen => {
      const forced: readonly Look[] = index % FORCED_EVERY === 0 ? ['forced colours'] : [];
      const locale = byTurns(index);
      return { scene, locale, looks: [SIZE[locale], ...forced] };
    }),
  ...others
    .filter((_scene, index) => index % EVERY_OTHER === 0)
    .map((scene, index): Chosen => {
      const locale = byTurns(index);
      return { scene, locale, looks: [SIZE[locale]] };
    }),
];

for (const isUnasked of [false, true])
  test.describe(isUnasked ? 'accessible, asked about cookies' : 'accessible, a sample', () => {
    test.use({ consent: isUnasked ? 'unasked' : 'refused' });
    for (const { scene, locale, looks } of chosen.filter((one) => Boolean(one.scene.isUnasked) === isUnasked))
      test(`${scene.name}, ${locale}`, { tag: IN_BOTH[locale] }, async ({ page, sandbox, tolerate }) => {
        test.slow();
        if (scene.tolerates) tolerate(scene.tolerates);
        await scanScene(page, sandbox, scene, { locale, looks, letters: [] });
      });
  });

/** A page of every kind. The usual run tries the largest letters on the narrowest phone. */
const OF_EVERY_KIND = [
  '/, opened',
  '/regisbachelor, opened',
  '/regisgraduate, opened',
  '/dashboard, opened',
  '/privacy-policy, opened',
  'bachelor, faculty',
  'bachelor, upload-document',
  'bachelor, dialogs of the registration',
  'bachelor, the payment',
];
const letters = process.env['E2E_ALL'] ? EVERY_SIZE : [{ percent: 200, width: 360 }];

test.describe('with large letters nothing is cut, squeezed or out of its form', () => {
  for (const name of OF_EVERY_KIND)
    for (const locale of LOCALES)
      test(`${name}, ${locale}`, { tag: IN_BOTH[locale] }, async ({ page, sandbox, tolerate }) => {
        test.slow();
        const scene = scenes.find((one) => one.name === name);
        if (!scene) throw new Error(`There is no scene ${name}`);
        if (scene.tolerates) tolerate(scene.tolerates);
        await scanScene(page, sandbox, scene, { locale, looks: [], letters });
      });
});

test('the whole has more scans than every route three times', { tag: '@phone' }, () => {
  const states = scenes.flatMap((scene) => scene.states);
  expect(states.length * SCANS_PER_STATE).toBeGreaterThanOrEqual(954);
  expect(new Set(scenes.map(({ name }) => name)).size).toBe(scenes.length);
});
