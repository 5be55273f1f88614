import { callUntyped } from '../api/client.ts';
import type { Banner } from '../model/lookup.ts';
import type { FlowSession } from '../application/flow-session.ts';

/**
 * Returns no banners if the flow has no such call.
 * @throws {CallError}
 */
export async function loadBanners({ flow, locale }: FlowSession, signal: AbortSignal): Promise<readonly Banner[]> {
  const { appearance } = flow.calls;
  return appearance ? callUntyped(appearance, { locale, query: flow.bannersQuery, signal }) : [];
}
