import { addressOfRead } from '../../api/client.ts';
import { EARLY_ID } from '../../config/early-id.ts';
import type { RouteName } from '../../config/routes.ts';
import type { Flow } from './flow.ts';

/**
 * What the documents page and the payment read for every application of which this browser has the id, so that they need not wait
 * for the code of their island. Flows whose campaign is in the address are left out, and so are forms, which gained nothing.
 * @returns addresses with a placeholder for the id
 */
export function earlyReads(flow: Flow, route: RouteName): readonly string[] {
  const step = flow.steps.find((one) => one.route === route);
  const isPayment = route === flow.routes.payment;
  if (flow.resolveCampaign || !(isPayment || step?.save === 'uploads')) return [];
  const { read, listFiles, listCustomInputs } = flow.calls;
  const questions = listCustomInputs ? [listCustomInputs] : [];
  // While a page of documents is opened again, the one before may still be deleting a file.
  const lists = isPayment ? [listFiles, ...questions] : questions;
  return [
    addressOfRead(read, { parameters: { id: EARLY_ID }, query: isPayment ? {} : (flow.stepReadQuery ?? {}) }),
    ...lists.map((list) => addressOfRead(list, { query: { application_id: EARLY_ID } })),
  ].flatMap((address) => address ?? []);
}
