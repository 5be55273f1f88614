import type { Locale } from '../../config/locales.ts';
import { $paymentUnderWay } from '../../state/payment-under-way.ts';
import { flowContext, type FlowContext, type FlowWords } from '../context.ts';
import type { Flow } from '../flow.ts';

/**
 * The application whose payment a return or outcome page is about: the one this browser holds or was paying for; `undefined` when
 * it knows none, or was paying for another than it holds. Nothing is read from the address but the slug: what a bank, or anybody,
 * writes there is a hint at most (decisions 6.3). The return page that all slugs share has none: the payment under way knows it.
 * Browser only.
 */
export function returnContext(flow: Flow, locale: Locale, words: FlowWords): FlowContext | undefined {
  const here = flowContext(flow, locale, words);
  const last = $paymentUnderWay.get();
  const underWay = last?.flow === flow.id && (here.place.slug ?? last.slug) === last.slug ? last : undefined;
  const isShared = flow.findPlace !== undefined && here.place.slug === undefined;
  if (isShared && underWay?.slug === undefined) return undefined;
  const context = isShared ? flowContext(flow, locale, words, underWay?.slug) : here;
  const { $id } = context.stores;
  if ($id.get() === '' && underWay) $id.set(underWay.id); // Its token is gone; the first call asks for a code.
  const id = $id.get();
  return id === '' || (underWay && underWay.id !== id) ? undefined : context;
}
