import { expect, test } from 'vitest';
import { scene } from '../../src/brand/scene.ts';
import { CAMPAIGN_HOURS } from '../../src/brand/campaign-hours.ts';
import { FLOW_HOURS, HOME_HOUR, SCENES } from '../../src/brand/scenes.ts';

const drawn = Object.entries(SCENES).map(([name, { hour, frame }]) => [name, scene(hour, frame), frame] as const);

test('each flow and the scholarship that has one have a sky of their own, as a strip, a wide strip and a card', () => {
  const hours = [...Object.values(FLOW_HOURS), ...CAMPAIGN_HOURS.values()];
  const names = hours.flatMap((hour) => ['strip', 'wide', 'card'].map((cut) => `${hour}-${cut}`));
  const hero = ['foot', 'heroMedium', 'hero'].map((cut) => `${HOME_HOUR}-${cut}`);
  expect(Object.keys(SCENES).sort()).toEqual([...names, ...hero].sort());
  expect(new Set(drawn.map(([, svg]) => svg)).size).toBe(18);
});

test.each(drawn)('%s is the same in every build, small, and draws nothing that is not a number', (name, svg, frame) => {
  const { hour } = SCENES[name] ?? {};
  expect(hour && scene(hour, frame)).toBe(svg);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(svg.length).toBeLessThan(7000);
  expect(svg).toMatch(new RegExp(`^<svg [^>]*viewBox="0 0 ${frame.width} ${frame.height}"`));
  // Each opened element is closed: browsers show nothing of an SVG that is not well formed.
  const opened = [...svg.matchAll(/<([a-zA-Z]+)[^>]*?(\/?)>/g)].filter(([, , closed]) => !closed).map(([, tag]) => tag);
  expect([...svg.matchAll(/<\/([a-zA-Z]+)>/g)]).toHaveLength(opened.length);
});
