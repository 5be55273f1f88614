import type { DashboardApplication } from '../../model/dashboard.ts';
import { flowStores } from '../../state/flow-stores.ts';

/** Makes this application the one that its flow's pages go on with; they ask for a code when this browser has no token of it. */
export function holdApplication({ type, id }: DashboardApplication): void {
  if (type === 'scholarship') return; // Kept per campaign; the server reopens it and gives a token.
  const { $id, $token, $draft } = flowStores(type);
  if ($id.get() === id) return;
  // What was typed for an application that is not made yet stays.
  if ($id.get() !== '') $draft.set({});
  $token.set('');
  $id.set(id);
}
