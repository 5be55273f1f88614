import type { Environment, FlowSession } from '../environment.ts';
import { useFlow } from './flow-context.tsx';

/** Returns the island's session with further ports, which the island must have provided to its page. */
export function useSessionWith<Ports>(...names: readonly (keyof Ports & string)[]): FlowSession<Environment & Ports> {
  const { session } = useFlow();
  const missing = names.find((name) => !(name in session.environment));
  if (missing !== undefined) throw new Error(`No ports of ${missing}`);
  return session as FlowSession<Environment & Ports>;
}
