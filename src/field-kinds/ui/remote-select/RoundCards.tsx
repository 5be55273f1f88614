import { useState } from 'react';
import { callForItem, type LookupOption } from '../../lookup.ts';
import type { RemoteSelectDefinition } from '../../remote-select.ts';
import { baht, shortDayOf } from '../../../i18n/format.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { RadioCards, type CardOption } from '../../../ui/RadioCards.tsx';
import { SafeHtml } from '../../../ui/SafeHtml.tsx';
import { plainText } from '../../../ui/sanitize.ts';
import { useFlow } from '../../../application/ui/flow-context.tsx';
import type { FieldContext } from '../control-props.ts';
import { useLookup } from '../use-lookup.ts';
import { useInheritedFocus } from '../use-inherited-focus.ts';
import { rankOfRound } from '../../../model/round-rank.ts';

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

/**
 * Shows rounds for comparison: for whom each is, until when, and its price if the server names one. The one that is
 * chosen when they appear, for example by a link, comes first. Closed ones are folded while others are open.
 */
export const RoundCards = ({ definition, context, options }: RoundCardsProps) => {
  const { session, messages } = useFlow();
  const { control } = context;
  const { prices, closed: closedName } = messages.fields;
  const { price, offer, description } = definition;
  const before = usePriceBefore(definition, context);
  const [linked] = useState(control.value);
  useInheritedFocus(control.id);
  const isFee = price?.messageKey === 'fee';
  const money = (amount: number): string => (amount === 0 ? prices.free : baht(amount, session.locale));
  const amountOf = ({ item }: LookupOption): number | undefined => callForItem(price?.amount, item) ?? undefined;
  const rank = (option: LookupOption): number =>
    option.value === linked ? -1 : isFee ? rankOfRound(needsCode(option.item), amountOf(option)) : 0;
  const card = (option: LookupOption): CardOption => {
    const { item, label, disabled } = option;
    const amount = amountOf(option);
    const until = shortDayOf((item as { readonly closes_at?: string | null }).closes_at ?? '', session.locale);
    const texts = callForItem(description, item) ?? [];
    return {
      value: option.value,
      label: disabled ? interpolate(closedName, { name: label }) : label,
      disabled,
      price: amount === undefined ? undefined : money(amount),
      priceName: isFee ? prices.feeName : prices.courseName,
      isFree: amount === 0,
      priceBefore:
        amount !== undefined && before !== undefined && before > amount
          ? { text: money(before), spoken: interpolate(prices.before, { amount: money(before) }) }
          : undefined,
      facts: [
        ...(needsCode(item) ? [prices.codeRequired] : isFee ? [prices.everyone] : []),
        ...(until && !disabled
          ? [interpolate(isFee && amount === 0 ? prices.freeUntil : prices.until, { day: until })]
          : []),
      ],
      offer: plainText(callForItem(offer, item) ?? ''),
      details: [
        // The fee is already shown next to the round's name.
        ...(price && amount && !isFee
          ? [<p key="price">{interpolate(prices[price.messageKey], { amount: money(amount) })}</p>]
          : []),
        ...texts.flatMap((html) => (html ? [<SafeHtml key={html} html={html} />] : [])),
      ],
    };
  };
  const sorted = [...options].sort((one, other) => rank(one) - rank(other));
  const open = sorted.filter(({ disabled }) => !disabled);
  const closed = open.length === 0 ? [] : sorted.filter(({ disabled }) => disabled);
  return (
    <div className="grid gap-2">
      <RadioCards {...control} options={(open.length === 0 ? sorted : open).map(card)} />
      {closed.length > 0 && (
        <details className="text-sm text-ink-soft">
          <summary className="cursor-pointer rounded py-2">{prices.closedRounds}</summary>
          <ul className="grid gap-1 pb-2 ps-4">
            {closed.map(({ value, label }) => (
              <li key={value}>{label}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};

const needsCode = (item: unknown): boolean =>
  (item as { readonly need_referral_code?: boolean } | undefined)?.need_referral_code === true;
