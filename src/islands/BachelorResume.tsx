import type { ComponentProps } from 'react';
import { ResumeScreen } from '../engine/resume/ResumeScreen.tsx';
import { bachelor } from '../flows/bachelor.ts';

/** Resumes a bachelor application by its link. */
export const BachelorResume = (props: Omit<ComponentProps<typeof ResumeScreen>, 'flow'>) => (
  <ResumeScreen flow={bachelor} {...props} />
);
