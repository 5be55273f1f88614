import * as v from 'valibot';
import { ApplicationId } from '../../state/flow-stores.ts';
import { entryState } from '../ports.ts';

/** What `wake/take-token.ts` took out of the address. */
const ResumeState = v.object({
  resume: v.object({ id: v.optional(ApplicationId), token: v.pipe(v.string(), v.regex(/^[\w.~-]{1,4096}$/)) }),
});
const NoLink = v.nullable(v.object({ resume: v.optional(v.never()) }));
export type ResumeLink = v.InferOutput<typeof ResumeState>['resume'];

/** The id and token of the link this page was opened by: absent, right, or nothing an id or a token can be. */
export function resumeLink(): ResumeLink | 'none' | 'wrong' {
  const state = v.safeParse(ResumeState, entryState());
  if (state.success) return state.output.resume;
  return v.is(NoLink, entryState()) ? 'none' : 'wrong';
}
