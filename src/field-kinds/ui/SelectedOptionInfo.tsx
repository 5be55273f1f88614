import type { AutocompleteDefinition } from '../autocomplete.ts';
import type { RemoteSelectDefinition } from '../remote-select.ts';
import { callForItem } from '../lookup.ts';
import { baht } from '../../i18n/format.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { Notice } from '../../ui/Notice.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { useFlow } from '../../application/ui/flow-context.tsx';

interface SelectedOptionInfoProps {
  /** The selected item as its endpoint returned it; `undefined` while nothing is selected. */
  readonly item: unknown;
  readonly definition: Pick<RemoteSelectDefinition, 'description' | 'price' | 'offer'> | AutocompleteDefinition;
}

/** Shows the description of the selected item, and its price if the server names one. */
export const SelectedOptionInfo = ({ item, definition }: SelectedOptionInfoProps) => {
  const { session, messages } = useFlow();
  if (item === undefined) return null;
  const { description, price } = definition;
  const { prices } = messages.fields;
  const amount = callForItem(price?.amount, item);
  const offer = 'offer' in definition ? callForItem(definition.offer, item) : undefined;
  const texts = [...(callForItem(description, item) ?? []), offer].filter(Boolean);
  return (
    <>
      {price && typeof amount === 'number' && (
        <Notice tone="info">
          <p className="font-semibold">
            {amount === 0
              ? prices.free
              : interpolate(prices[price.messageKey], { amount: baht(amount, session.locale) })}
          </p>
        </Notice>
      )}
      {texts.map((html) => (
        <Notice key={html} tone="info">
          <SafeHtml html={html ?? ''} />
        </Notice>
      ))}
    </>
  );
};
