import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { landingFacts } from '../../home/landing-facts.ts';
import type { Locale } from '../../config/locales.ts';
import { baht } from '../../i18n/format.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { addLandingFacts, showAnswer } from '../../platform/landing-facts-list.ts';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { usePageHeading } from '../../ui/use-page-heading.ts';
import type { CampaignSummary } from '../../flows/definition/campaign-context.ts';

interface CampaignSummaryCardProps {
  readonly campaign: CampaignSummary;
  readonly messages: Messages['campaign']['facts'];
  /** The names of documents by kind. */
  readonly kinds: Messages['upload']['kinds'];
  readonly locale: Locale;
}

/** Names in one sentence. Only the first, and abbreviations, keep their capital letters. */
function sentenceOf(names: readonly string[], words: Messages['campaign']['facts']['list']): string {
  const [first, ...others] = names;
  if (!first) return '';
  const inside = others.map((name) => name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()));
  const final = inside.pop();
  const list = [first, ...inside].join(words.between) + (final ? words.last + final : '');
  return interpolate(words.sentence, { list });
}

/** Replaces an answer to a common question, which the page renders outside of the island; an empty text keeps it. */
function useAnswer(name: 'prepare' | 'pay', text: string): void {
  useEffect(() => {
    if (text) showAnswer(name, text);
  }, [name, text]);
}

const payText = (amount: CampaignSummary['amount'], { messages, locale }: CampaignSummaryCardProps): string => {
  if (amount === 0) return messages.payNothing;
  return amount ? interpolate(messages.payScholarship, { amount: baht(amount, locale) }) : '';
};

/** Shows fee and last day in the head of the page, as the other flows do. */
function useCampaignFacts({ campaign, messages, locale }: Omit<CampaignSummaryCardProps, 'kinds'>): void {
  const { name, amount, open, closesAt } = campaign;
  useEffect(() => {
    const round = { name, amount, open, closes_at: closesAt };
    // The page's heading already names the scholarship.
    const facts = landingFacts('scholarship', [round], messages, locale, Date.now());
    return addLandingFacts(facts.map((fact) => ({ ...fact, note: undefined })));
  }, [name, amount, open, closesAt, messages, locale]);
}

/** Shows further texts among the answers in the head and in the aside, which the page renders outside of the island. */
const MoreAbout = ({ texts }: { readonly texts: readonly string[] }) => {
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  useEffect(() => setPlaces([...document.querySelectorAll<HTMLElement>('[data-answer="about"]')]), []);
  const isEmpty = texts.length === 0;
  useEffect(() => {
    for (const place of places) if (place.parentElement) place.parentElement.hidden = isEmpty;
  }, [places, isEmpty]);
  return places.map((place, index) =>
    createPortal(
      texts.map((html) => <SafeHtml key={html} html={html} />),
      place,
      String(index),
    ),
  );
};

/**
 * Shows what a scholarship offers. Its name becomes the page's heading, its fee and last day are among the facts, and
 * whatever else the server says is among the answers to common questions.
 */
export const CampaignSummaryCard = (props: CampaignSummaryCardProps) => {
  const { campaign, kinds, messages } = props;
  const { name, description, documents, amount } = campaign;
  const [promise, ...rest] = description;
  usePageHeading(name);
  const needed = documents.map((kind) => kinds[kind]);
  useAnswer('prepare', sentenceOf(needed, messages.list));
  useAnswer('pay', payText(amount, props));
  useCampaignFacts(props);
  return (
    <div id="campaign" className="promise">
      {promise && <SafeHtml html={promise} />}
      <MoreAbout texts={rest} />
    </div>
  );
};
