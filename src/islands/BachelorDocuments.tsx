import { forFlow } from '../engine/for-flow.tsx';
import { DocumentsScreen } from '../engine/DocumentsScreen.tsx';
import { bachelor } from '../flows/bachelor.ts';

/** The documents step of the bachelor flow. */
export const BachelorDocuments = forFlow(bachelor, DocumentsScreen);
