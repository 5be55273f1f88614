import type { ComponentProps } from 'react';
import { StepScreen } from '../engine/StepScreen.tsx';
import { bachelor } from '../flows/bachelor.ts';

/** A form step of the bachelor flow. */
export const BachelorStep = (props: Omit<ComponentProps<typeof StepScreen>, 'flow'>) => (
  <StepScreen flow={bachelor} {...props} />
);
