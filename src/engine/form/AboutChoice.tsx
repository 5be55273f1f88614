import { fill } from '../../lib/fill.ts';
import { baht } from '../../lib/format.ts';
import { Notice } from '../../ui/Notice.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import type { LookupEntry, SearchEntry } from '../flow.ts';
import type { FieldPart } from './field-part.ts';

interface AboutChoiceProps {
  /** The chosen item, as its endpoint answered it; `undefined` while nothing is chosen. */
  readonly item: unknown;
  readonly entry: Pick<LookupEntry | SearchEntry, 'about' | 'price'>;
  readonly part: Pick<FieldPart, 'context' | 'words'>;
}

/** What a chosen item costs, in words; empty when the server does not say. */
function priceText({ item, entry: { price }, part: { context, words } }: AboutChoiceProps): string {
  const amount = price?.of(item as never);
  if (!price || typeof amount !== 'number') return '';
  const { prices } = words.fields;
  return amount === 0 ? prices.free : fill(prices[price.word], { amount: baht(amount, context.locale) });
}

/** What a chosen item costs, and what the server says of it. */
export const AboutChoice = (props: AboutChoiceProps) => {
  const { item, entry } = props;
  if (item === undefined) return null;
  const price = priceText(props);
  const texts = (entry.about?.(item as never) ?? []).filter(Boolean);
  return (
    <>
      {price && (
        <Notice tone="info">
          <p className="font-semibold">{price}</p>
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
