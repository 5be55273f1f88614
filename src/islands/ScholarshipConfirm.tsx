import { ConfirmScreen } from '../engine/confirm/ConfirmScreen.tsx';
import { forFlow } from '../engine/for-flow.tsx';
import { scholarship } from '../flows/scholarship.ts';

/** Review and confirmation of the scholarship flow. */
export const ScholarshipConfirm = forFlow(scholarship, ConfirmScreen);
