import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { landingFacts } from '../../home/landing-facts.ts';
import type { Locale } from '../../config/locales.ts';
import type { Messages } from '../../i18n/messages.ts';
import { addLandingFacts } from '../../platform/landing-facts-list.ts';
import { wholeTerms } from '../../platform/whole-terms.ts';
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

/** Replaces the answer to what an applicant needs, which the page renders outside of the island, by the documents. */
function useNeededDocuments(text: string): void {
  useEffect(() => {
    if (!text) return;
    for (const answer of document.querySelectorAll('[data-answer="prepare"]')) {
      answer.textContent = '';
      answer.append(...wholeTerms(text));
    }
  }, [text]);
}

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
  const { campaign, kinds } = props;
  const { name, description, documents } = campaign;
  const [promise, ...rest] = description;
  usePageHeading(name);
  useNeededDocuments(documents.map((kind) => kinds[kind]).join(', '));
  useCampaignFacts(props);
  return (
    <div id="campaign" className="promise">
      {promise && <SafeHtml html={promise} />}
      <MoreAbout texts={rest} />
    </div>
  );
};
