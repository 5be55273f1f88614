import type { FlowId } from '../config/flow-registry.ts';
import type { Frame, Hour } from './scene.ts';

/** The hour of each flow's landscape. */
export const FLOW_HOURS: Readonly<Record<FlowId, Hour>> = {
  bachelor: 'dawn',
  graduate: 'night',
  'short-course': 'noon',
  scholarship: 'dusk',
};

/** How a scene is cropped. Text covers the left half of a hero, so the stream begins to its right. */
export const CUTS = {
  strip: { width: 360, height: 64 },
  wide: { width: 1440, height: 200, streamFrom: 0.3 },
  card: { width: 320, height: 120 },
  /** Text covers the upper two thirds. */
  portrait: { width: 390, height: 640, horizon: 0.84, streamAt: 0 },
  /** In a medium window the text reaches far to the right, so there are no stars. */
  heroPlain: { width: 1440, height: 520, streamAt: 0 },
  hero: { width: 1440, height: 520, streamFrom: 0.6 },
} as const satisfies Readonly<Record<string, Frame>>;
export type Cut = keyof typeof CUTS;

/** The home page opens with the scene of this hour. */
export const HOME_HOUR: Hour = 'dawn';

export const scenePath = (hour: Hour, cut: Cut): string => `/scenes/${hour}-${cut}.svg`;

const HERO_CUTS: readonly Cut[] = ['portrait', 'heroPlain', 'hero'];

/** The files below `/scenes/`, by name without extension. Only the home page has a hero. */
export const SCENES: Readonly<Record<string, { readonly hour: Hour; readonly frame: Frame }>> = Object.fromEntries(
  Object.values(FLOW_HOURS).flatMap((hour) =>
    (Object.keys(CUTS) as Cut[])
      .filter((cut) => hour === HOME_HOUR || !HERO_CUTS.includes(cut))
      .map((cut) => [`${hour}-${cut}`, { hour, frame: CUTS[cut] }]),
  ),
);
