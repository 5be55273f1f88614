import { addressOfRead } from '../../api/client.ts';
import { EARLY_ID } from '../../config/early-id.ts';
import type { RouteName } from '../../config/routes.ts';
import type { Flow } from './flow.ts';

/**
 * Reads that the documents and payment pages start before their island's code has loaded. Left out: flows whose URL
 * names a campaign, and forms, where early reads saved nothing.
 * @returns addresses with a placeholder for the id
 */
export function earlyReads(flow: Flow, route: RouteName): readonly string[] {
  const step = flow.steps.find((one) => one.route === route);
  const isPayment = route === flow.routes.payment;
  if (flow.resolveCampaign || !(isPayment || step?.save === 'uploads')) return [];
  const { read, listFiles, listCustomInputs } = flow.calls;
  const questions = listCustomInputs ? [listCustomInputs] : [];
  // The previous page may still be deleting a file, so a documents page does not read its list early.
  const lists = isPayment ? [listFiles, ...questions] : questions;
  return [
    addressOfRead(read, { parameters: { id: EARLY_ID }, query: isPayment ? {} : (flow.stepReadQuery ?? {}) }),
    ...lists.map((list) => addressOfRead(list, { query: { application_id: EARLY_ID } })),
  ].flatMap((address) => address ?? []);
}
