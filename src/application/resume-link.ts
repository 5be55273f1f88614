import * as v from 'valibot';
import { ApplicationId } from '../model/application.ts';

const ResumeState = v.object({
  resume: v.object({ id: v.optional(ApplicationId), token: v.pipe(v.string(), v.regex(/^[\w.~-]{1,4096}$/)) }),
});
const NoLink = v.nullable(v.object({ resume: v.optional(v.never()) }));
export type ResumeLink = v.InferOutput<typeof ResumeState>['resume'];

export function resumeLink(historyState: unknown): ResumeLink | 'none' | 'wrong' {
  const state = v.safeParse(ResumeState, historyState);
  if (state.success) return state.output.resume;
  return v.is(NoLink, historyState) ? 'none' : 'wrong';
}
