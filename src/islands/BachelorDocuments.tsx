import type { ComponentProps } from 'react';
import { DocumentsScreen } from '../engine/DocumentsScreen.tsx';
import { bachelor } from '../flows/bachelor.ts';

/** The documents step of the bachelor flow. */
export const BachelorDocuments = (props: Omit<ComponentProps<typeof DocumentsScreen>, 'flow'>) => (
  <DocumentsScreen flow={bachelor} {...props} />
);
