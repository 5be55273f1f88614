import { callUntyped } from '../api/client.ts';
import type { Application } from '../model/application.ts';
import type { Values } from '../model/rules.ts';
import { compact, isSameAnswer } from '../model/same-answer.ts';
import { sensitiveNames, valuesOf } from '../flows/definition/field-queries.ts';
import type { FlowSession } from '../application/flow-session.ts';
import type { Flow } from '../flows/definition/flow.ts';
import { withReauthentication } from '../application/reauthentication.ts';

type Finding = 'stored' | 'missing' | 'unknown';

function findingOf({ steps }: Flow, name: string, sent: string, application: Application): Finding {
  const saved = valuesOf(application)[name];
  const hint = application.hints?.[name];
  if (saved === undefined && hint) return sent !== '' && compact(sent).endsWith(compact(hint)) ? 'stored' : 'missing';
  if (isSameAnswer(sent, saved ?? '')) return 'stored';
  return saved === undefined && sensitiveNames(steps).has(name) ? 'unknown' : 'missing';
}

/** @throws {CallError} */
export const readApplication = (session: FlowSession): Promise<Application> =>
  withReauthentication(session, ({ locale, token, parameters, signal }) =>
    callUntyped(session.flow.calls.read, {
      locale,
      token,
      parameters,
      signal,
      query: session.flow.stepReadQuery ?? {},
    }),
  );

/**
 * Reads the application to check whether it has the sent answers. The server never returns a sensitive number, so
 * without a hint it counts as stored only if a changed answer sent with it is stored.
 */
export async function areAnswersStored(session: FlowSession, sent: Values, before: Values): Promise<boolean> {
  const { flow } = session;
  try {
    const application = await readApplication(session);
    const findings = Object.entries(sent).map(([name, value]) => ({
      finding: findingOf(flow, name, value, application),
      isChanged: !isSameAnswer(value, before[name] ?? ''),
    }));
    const has = (finding: Finding): boolean => findings.some((one) => one.finding === finding);
    if (has('missing')) return false;
    return !has('unknown') || findings.some(({ finding, isChanged }) => finding === 'stored' && isChanged);
  } catch {
    return false;
  }
}
