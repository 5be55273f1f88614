import { describe, expect, test } from 'vitest';
import { FLOW_COLOURS } from '../../src/config/flow-registry.ts';
import tailwind from '../../tailwind.config.mjs';

/** Contrast of the colours of tailwind.config.mjs (WCAG 2.2, 1.4.3 and 1.4.11), computed from their values. */

const TEXT_RATIO = 4.5;
const CONTROL_RATIO = 3;

type Colours = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
const isColour = (value: string): boolean => /^#[\da-f]{6}$/.test(value);

/** `purple-700`, or the bare name of a colour without shades; flows have colours of their own. */
const colours: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...Object.entries((tailwind.theme?.colors ?? {}) as Colours).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[name, value] as const]
        : Object.entries(value).map(
            ([shade, colour]) => [shade === 'DEFAULT' ? name : `${name}-${shade}`, colour] as const,
          ),
    ),
    ...Object.entries(FLOW_COLOURS).flatMap(([flow, own]) =>
      own === 'brand' ? [] : [[`flow ${flow}`, own.strong] as const, [`flow-soft ${flow}`, own.soft] as const],
    ),
  ].filter(([, colour]) => isColour(colour)),
);

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const luminance = (name: string): number => {
  const value = colours[name];
  if (value === undefined) throw new Error(`There is no colour ${name}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(parseInt(value.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

const named = (pattern: RegExp): string[] => Object.keys(colours).filter((name) => pattern.test(name));
const DARK = named(/-(?:700|800|900|950)$|^ink(?:-soft|-faint)?$|^flow /);
const LIGHT = named(/^(?:white|paper)$|-(?:50|100)$|^flow-soft /);
const CONTROLS = ['edge', 'purple-500'];
const GROUNDS = ['white', 'paper'];

const tooLow = (fronts: readonly string[], grounds: readonly string[], ratio: number): string[] =>
  fronts.flatMap((front) =>
    grounds
      .filter((ground) => contrast(front, ground) < ratio)
      .map((ground) => `${front} on ${ground}: ${contrast(front, ground).toFixed(2)}`),
  );

describe('contrast', () => {
  test('black on white is 21, a colour on itself 1', () => {
    expect(contrast('white', 'white')).toBe(1);
    expect(contrast('purple-950', 'white')).toBeGreaterThan(15);
  });
  test('every dark colour on every light one, and the other way round: text', () => {
    expect(DARK.length * LIGHT.length).toBe(180);
    expect(tooLow(DARK, LIGHT, TEXT_RATIO)).toEqual([]);
  });
  test('words on the sky of the home page', () => {
    expect(tooLow(['white', 'purple-100', 'star-300'], ['sky-top', 'sky-low'], TEXT_RATIO)).toEqual([]);
  });
  test('borders of controls and the ring of the focus', () => {
    expect(tooLow(CONTROLS, GROUNDS, CONTROL_RATIO)).toEqual([]);
    expect(tooLow(['star-400'], ['purple-900', 'purple-950'], CONTROL_RATIO)).toEqual([]);
  });
});
