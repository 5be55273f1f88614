import type { FlowContext } from '../context.ts';
import type { CodeQuestion } from './ask-for-code.tsx';

/** Fetches the code dialog when the first code is asked for: it is no part of a page's first load. See `ask-for-code.tsx`. */
export const askForCode = async (context: FlowContext, question: CodeQuestion): Promise<boolean> =>
  (await import('./ask-for-code.tsx')).askForCode(context, question);
