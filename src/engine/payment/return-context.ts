import type { Locale } from '../../config/locales.ts';
import { flowStores } from '../../state/flow-stores.ts';
import { $paymentUnderWay } from '../../state/payment-under-way.ts';
import { flowContext, type FlowContext, type FlowWords } from '../context.ts';
import type { Flow } from '../flow.ts';

/** The shared return page of scholarships has no slug in its address: the payment under way knows it. */
function withSlug(context: FlowContext, slug: string): FlowContext {
  const key = `scholarship:${slug}` as const;
  return { ...context, place: { ...context.place, slug }, key, stores: flowStores(key) };
}

/**
 * The application whose payment a return or outcome page is about: the one this browser holds or was paying for; `undefined` when
 * it knows none, or was paying for another than it holds. Nothing is read from the address but the slug: what a bank, or anybody,
 * writes there is a hint at most (decisions 6.3). Browser only.
 */
export function returnContext(flow: Flow, locale: Locale, words: FlowWords): FlowContext | undefined {
  const here = flowContext(flow, locale, words);
  const last = $paymentUnderWay.get();
  const underWay = last?.flow === flow.id && (here.place.slug ?? last.slug) === last.slug ? last : undefined;
  const context = here.place.slug === undefined && underWay?.slug ? withSlug(here, underWay.slug) : here;
  if (flow.id === 'scholarship' && context.place.slug === undefined) return undefined;
  const { $id } = context.stores;
  if ($id.get() === '' && underWay) $id.set(underWay.id); // Its token is gone; the first call asks for a code.
  const id = $id.get();
  return id === '' || (underWay && underWay.id !== id) ? undefined : context;
}
