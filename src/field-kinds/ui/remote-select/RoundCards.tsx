import { callForItem, type LookupOption } from '../../lookup.ts';
import type { RemoteSelectDefinition } from '../../remote-select.ts';
import { baht } from '../../../i18n/format.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { RadioCards, type CardOption } from '../../../ui/RadioCards.tsx';
import { SafeHtml } from '../../../ui/SafeHtml.tsx';
import { plainText } from '../../../ui/sanitize.ts';
import { useFlow } from '../../../application/ui/flow-context.tsx';
import type { FieldContext } from '../control-props.ts';
import { useLookup } from '../use-lookup.ts';
import { useInheritedFocus } from '../use-inherited-focus.ts';

interface RoundCardsProps {
  readonly definition: RemoteSelectDefinition;
  readonly context: FieldContext;
  readonly options: readonly LookupOption[];
}

/** Returns the regular price of the choice in another list; `undefined` if the server names none. */
function usePriceBefore({ price, lookup }: RemoteSelectDefinition, { values }: FieldContext): number | undefined {
  const before = price?.before;
  const state = useLookup(before?.lookup ?? lookup, values);
  const options = state.kind === 'ready' ? state.options : [];
  const item = before && options.find(({ value }) => value === values[before.field])?.item;
  return callForItem(before?.amount, item) ?? undefined;
}

/** Shows rounds with their prices for comparison. Rounds without a price from the server show none. */
export const RoundCards = ({ definition, context, options }: RoundCardsProps) => {
  const { session, messages } = useFlow();
  const { control } = context;
  const { prices } = messages.fields;
  const { price, offer, description } = definition;
  const before = usePriceBefore(definition, context);
  useInheritedFocus(control.id);
  const money = (amount: number): string => (amount === 0 ? prices.free : baht(amount, session.locale));
  const cards = options.map(({ item, ...option }): CardOption => {
    const amount = callForItem(price?.amount, item) ?? undefined;
    const offered = plainText(callForItem(offer, item) ?? '');
    const texts = callForItem(description, item) ?? [];
    return {
      ...option,
      price: amount === undefined ? undefined : money(amount),
      priceName: price?.messageKey === 'fee' ? prices.feeName : prices.courseName,
      isFree: amount === 0,
      priceBefore:
        amount !== undefined && before !== undefined && before > amount
          ? { text: money(before), spoken: interpolate(prices.before, { amount: money(before) }) }
          : undefined,
      condition: needsCode(item) ? prices.codeRequired : undefined,
      offer: offered,
      details: [
        // The fee is already shown next to the round's name.
        ...(price && amount && price.messageKey !== 'fee'
          ? [<p key="price">{interpolate(prices[price.messageKey], { amount: money(amount) })}</p>]
          : []),
        ...texts.flatMap((html) => (html ? [<SafeHtml key={html} html={html} />] : [])),
      ],
    };
  });
  return <RadioCards {...control} options={cards} />;
};

const needsCode = (item: unknown): boolean =>
  (item as { readonly need_referral_code?: boolean } | undefined)?.need_referral_code === true;
