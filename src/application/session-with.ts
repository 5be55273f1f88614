import type { Environment, FlowSession } from './environment.ts';

/** Returns the session with further ports, which the island must have provided to its page. */
export function sessionWith<Ports>(
  session: FlowSession,
  ...names: readonly (keyof Ports & string)[]
): FlowSession<Environment & Ports> {
  const missing = names.find((name) => !(name in session.environment));
  if (missing !== undefined) throw new Error(`No ports of ${missing}`);
  return session as FlowSession<Environment & Ports>;
}
