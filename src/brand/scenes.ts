import type { FlowId } from '../config/flow-registry.ts';
import { CAMPAIGN_HOURS } from './campaign-hours.ts';
import type { Frame, Hour } from './scene.ts';

/** The hour of each flow's landscape. */
export const FLOW_HOURS: Readonly<Record<FlowId, Hour>> = {
  bachelor: 'dawn',
  graduate: 'night',
  'short-course': 'noon',
  scholarship: 'dusk',
};

/** How a scene is cropped. */
export const CUTS = {
  strip: { width: 360, height: 56 },
  wide: { width: 1440, height: 150, streamFrom: 0.39 },
  card: { width: 360, height: 180 },
  /** On a phone the home page's text stands above it. */
  foot: {
    width: 390,
    height: 230,
    sky: 'low',
    campusAt: 0.56,
    streamFrom: 0.08,
    streamTo: 0.86,
    // High enough to be seen above the consent banner of a first visit.
    streamAt: 0.26,
    people: { at: 0.875, size: 0.115 },
  },
  /** Text covers the left half; in a medium window it reaches farther to the right, so the campus is smaller. */
  heroMedium: {
    width: 1024,
    height: 560,
    sky: 'behindText',
    horizon: 0.84,
    campusAt: 0.775,
    campusSize: 0.088,
    streamFrom: 0.775,
    streamTo: 0.965,
    streamAt: 0.42,
    people: { at: 0.905, size: 0.08 },
  },
  hero: {
    width: 1440,
    height: 520,
    sky: 'behindText',
    horizon: 0.7,
    streamFrom: 0.61,
    streamTo: 0.94,
    people: { at: 0.888, size: 0.08 },
  },
} as const satisfies Readonly<Record<string, Frame>>;
export type Cut = keyof typeof CUTS;

/** Applicants come back to the sky under which a result is awaited. */
export const DASHBOARD_HOUR: Hour = 'night';

/** The home page opens with the scene of this hour. */
export const HOME_HOUR: Hour = 'dawn';

export const scenePath = (hour: Hour, cut: Cut): string => `/scenes/${hour}-${cut}.svg`;

const HERO_CUTS: readonly Cut[] = ['foot', 'heroMedium', 'hero'];

/** The files below `/scenes/`, by name without extension. Only the home page has a hero. */
export const SCENES: Readonly<Record<string, { readonly hour: Hour; readonly frame: Frame }>> = Object.fromEntries(
  [...Object.values(FLOW_HOURS), ...CAMPAIGN_HOURS.values()].flatMap((hour) =>
    (Object.keys(CUTS) as Cut[])
      .filter((cut) => hour === HOME_HOUR || !HERO_CUTS.includes(cut))
      .map((cut) => [`${hour}-${cut}`, { hour, frame: CUTS[cut] }]),
  ),
);
