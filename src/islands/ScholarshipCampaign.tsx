import { useStore } from '@nanostores/react';
import { useCallback, useEffect } from 'react';
import { LazyCampaignSummary } from '../application/ui/LazyCampaignSummary.tsx';
import type { Locale } from '../config/locales.ts';
import type { CampaignContext } from '../flows/definition/campaign-context.ts';
import { currentPath } from '../platform/location/location.ts';
import { useAsync } from '../ui/use-async.ts';
import { $campaignOfPage, scholarshipOfPage } from './flow/scholarship-of-page.ts';
import { slugOfPage } from './flow/slug-of-page.ts';

/** Whether the form has to say or change something because of the campaign, before anybody touches it. */
const concernsForm = ({ slug, campaign }: CampaignContext, slugOfAddress: string): boolean =>
  campaign?.open === false || campaign?.amount === 0 || slug !== slugOfAddress;

const hydrateForm = (): void => {
  const form = document.querySelector('form[data-step-form]');
  form?.dispatchEvent(new CustomEvent('island:hydrate', { bubbles: true }));
};

interface ScholarshipCampaignProps {
  readonly locale: Locale;
  /** What the skeleton says to screen readers. */
  readonly loading: string;
}

/**
 * What the scholarship offers, above the form of its first page. The form itself hydrates when it is touched, or at once
 * if the campaign cannot be read, is closed, costs nothing or has another address.
 */
export const ScholarshipCampaign = ({ locale, loading }: ScholarshipCampaignProps) => {
  const load = useCallback(async () => {
    const slug = slugOfPage(currentPath()) ?? '';
    if (concernsForm(await scholarshipOfPage.resolveCampaign(slug, { locale }), slug)) hydrateForm();
  }, [locale]);
  const { state } = useAsync(load);
  const hasFailed = state.kind === 'error';
  // The form says what is wrong, and offers to try again.
  useEffect(() => {
    if (hasFailed) hydrateForm();
  }, [hasFailed]);
  const { campaign } = useStore($campaignOfPage, { ssr: 'initial' });
  if (hasFailed && !campaign) return null;
  return <LazyCampaignSummary campaign={campaign} locale={locale} loading={loading} />;
};
