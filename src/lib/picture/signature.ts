import type { Point } from './projection.ts';

/** A line drawn without lifting the pen; places are shares of the pad. */
export type Stroke = readonly Point[];

/** How an applicant certifies a copy. */
export interface Signature {
  readonly name: string;
  /** Empty where the name is typed and stands for the signature. */
  readonly strokes: readonly Stroke[];
}

/** The width of the pad on which a signature is drawn, divided by its height. */
export const PAD_PROPORTION = 3;
