import { expect, test } from 'vitest';
import { scene } from '../../src/brand/scene.ts';
import { CUTS, FLOW_HOURS, sceneNames, scenePath, SCENES } from '../../src/brand/scenes.ts';

const drawn = Object.entries(SCENES).map(([name, { hour, frame }]) => [name, scene(hour, frame), frame] as const);

test('each flow has a sky of its own, in every cut', () => {
  expect(new Set(Object.values(FLOW_HOURS)).size).toBe(4);
  expect(new Set(drawn.map(([, svg]) => svg)).size).toBe(4 * Object.keys(CUTS).length);
  for (const hour of Object.values(FLOW_HOURS)) expect(sceneNames()).toContain(scenePath(hour, 'strip').slice(8, -4));
});

test.each(drawn)('%s is the same in every build, small, and draws nothing that is not a number', (name, svg, frame) => {
  const { hour } = SCENES[name] ?? {};
  expect(hour && scene(hour, frame)).toBe(svg);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(svg.length).toBeLessThan(8000);
  expect(svg).toMatch(new RegExp(`^<svg [^>]*viewBox="0 0 ${frame.width} ${frame.height}"`));
  // Each opened element is closed: browsers show nothing of an SVG that is not well formed.
  const opened = [...svg.matchAll(/<([a-zA-Z]+)[^>]*?(\/?)>/g)].filter(([, , closed]) => !closed).map(([, tag]) => tag);
  expect([...svg.matchAll(/<\/([a-zA-Z]+)>/g)]).toHaveLength(opened.length);
});
