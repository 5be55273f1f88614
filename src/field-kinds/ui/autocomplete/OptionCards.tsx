import ArrowRight from '~icons/lucide/arrow-right';
import { useCallback } from 'react';
import type { AutocompleteDefinition } from '../../autocomplete.ts';
import { ofItem, type LookupOption } from '../../lookup.ts';
import { baht } from '../../../i18n/format.ts';
import { formHelpMessages } from '../../../i18n/lazy-messages.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { plainText } from '../../../ui/sanitize.ts';
import { useFlow } from '../../../application/ui/flow-context.tsx';
import { useLazyModule } from '../../../ui/use-lazy-module.ts';

/**
 * Lays the cards out in two or three columns if there is room. An inline style, because a class would be in every
 * page's CSS.
 */
const COLUMNS = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13.5rem), 1fr))' };

interface OptionCardsProps {
  readonly definition: AutocompleteDefinition;
  readonly options: readonly LookupOption[];
  /** Whether the first options are being loaded. */
  readonly isLoading: boolean;
  readonly onChoose: (option: LookupOption) => void;
}

const aboutOf = ({ description }: AutocompleteDefinition, { item }: LookupOption): string =>
  plainText(ofItem(description, item)?.find(Boolean) ?? '');

/**
 * Shows the options as cards, which can be compared and chosen without typing. Cards without a price from the server
 * show none.
 */
export const OptionCards = ({ definition, options, isLoading, onChoose }: OptionCardsProps) => {
  const { session, messages } = useFlow();
  const { locale } = session;
  const texts = useLazyModule(useCallback(() => formHelpMessages(locale), [locale]))?.courses;
  if (!texts || isLoading) return <div className="option-cards-placeholder" />;
  if (options.length === 0) return null;
  const priceOf = ({ item }: LookupOption): string => {
    const amount = ofItem(definition.price?.amount, item);
    if (typeof amount !== 'number') return '';
    return amount === 0 ? messages.fields.prices.free : interpolate(texts.price, { amount: baht(amount, locale) });
  };
  const cards = options.map((option) => ({ option, about: aboutOf(definition, option), price: priceOf(option) }));
  return (
    <section className="grid gap-3">
      <h2>{texts.heading}</h2>
      <ul className="grid gap-3" style={COLUMNS}>
        {cards.map(({ option, about, price }) => (
          <li key={option.value} className="grid">
            <button type="button" className="tile w-full text-start" onClick={() => onChoose(option)}>
              <span className="grid min-w-0 grow gap-1">
                <span className="font-semibold">{option.label}</span>
                {about && <span className="text-sm text-ink-soft">{about}</span>}
                {price && <span className="text-sm font-semibold">{price}</span>}
              </span>
              <ArrowRight className="mt-0.5 size-5 shrink-0 text-flow" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
