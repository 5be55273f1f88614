import ArrowRight from '~icons/lucide/arrow-right';
import { useCallback } from 'react';
import type { AutocompleteDefinition } from '../../autocomplete.ts';
import { callForItem, type LookupOption } from '../../lookup.ts';
import { baht } from '../../../i18n/format.ts';
import { formHelpMessages } from '../../../i18n/lazy-messages.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { plainText } from '../../../ui/sanitize.ts';
import { useFlow } from '../../../application/ui/flow-context.tsx';
import { useLazyModule } from '../../../ui/use-lazy-module.ts';

/**
 * Lays the cards out in two columns if there is room. An inline style, because a class would be in every
 * page's CSS.
 */
const COLUMNS = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))' };

interface OptionCardsProps {
  readonly definition: AutocompleteDefinition;
  readonly label: string;
  readonly options: readonly LookupOption[];
  /** The whole list, if nothing is searched for. */
  readonly all: readonly LookupOption[];
  readonly isSearch: boolean;
  /** Whether the first options are being loaded. */
  readonly isLoading: boolean;
  readonly onChoose: (option: LookupOption) => void;
}

const priceOf = ({ price }: AutocompleteDefinition, { item }: LookupOption): number | undefined =>
  callForItem(price?.amount, item) ?? undefined;

/** Whether all prices are known and equal. The page's head then names the price. */
const haveOnePrice = (definition: AutocompleteDefinition, options: readonly LookupOption[]): boolean => {
  const prices = new Set(options.map((option) => priceOf(definition, option)));
  return prices.size === 1 && !prices.has(undefined);
};

const aboutOf = ({ description }: AutocompleteDefinition, { item }: LookupOption): string =>
  plainText(callForItem(description, item)?.find(Boolean) ?? '');

/**
 * Shows the options as cards, which can be compared and chosen without typing. Cards without a price from the server
 * show none, and a price that is the same for all is not repeated.
 */
export const OptionCards = ({ definition, label, options, all, isSearch, isLoading, onChoose }: OptionCardsProps) => {
  const { session, messages } = useFlow();
  const { locale } = session;
  const texts = useLazyModule(useCallback(() => formHelpMessages(locale), [locale]))?.courses;
  if (!texts || isLoading) return <div className="option-cards-placeholder" />;
  if (options.length === 0) return null;
  const isOnePrice = haveOnePrice(definition, all);
  const priceText = (option: LookupOption): string => {
    const amount = priceOf(definition, option);
    if (amount === undefined || isOnePrice) return '';
    return amount === 0 ? messages.fields.prices.free : interpolate(texts.price, { amount: baht(amount, locale) });
  };
  const cards = options.map((option) => ({ option, about: aboutOf(definition, option), price: priceText(option) }));
  return (
    <div className="grid gap-3">
      {!isSearch && <p className="hint">{interpolate(texts.all, { count: options.length })}</p>}
      <ul className="grid gap-3" style={COLUMNS} aria-label={label}>
        {cards.map(({ option, about, price }) => (
          <li key={option.value} className="grid">
            <button type="button" className="tile w-full text-start" onClick={() => onChoose(option)}>
              <span className="grid min-w-0 grow content-start">
                <span className="font-semibold">{option.label}</span>
                {about && <span className="text-sm text-ink-soft">{about}</span>}
                {price && <span className="text-sm font-semibold">{price}</span>}
              </span>
              <ArrowRight className="my-auto size-5 shrink-0 text-flow" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
