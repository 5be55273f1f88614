import { forFlow } from '../engine/for-flow.tsx';
import { DocumentsScreen } from '../engine/DocumentsScreen.tsx';
import { graduate } from '../flows/graduate.ts';

/** The documents step of the graduate flow. */
export const GraduateDocuments = forFlow(graduate, DocumentsScreen);
