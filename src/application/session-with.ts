import type { Environment, FlowSession } from './environment.ts';

/** Returns the session with further ports, which the island must have provided to its page. */
export function sessionWith<Ports>(
  session: FlowSession,
  ...names: readonly (keyof Ports & string)[]
): FlowSession<Environment & Ports> {
  for (const name of names) if (!(name in session.environment)) throw new Error(`No ports of ${name}`);
  return session as FlowSession<Environment & Ports>;
}
