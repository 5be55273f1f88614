import type { Locale } from '../../config/locales.ts';
import { campaigns, closingOf, type Campaign } from '../seed/campaigns.ts';
import { type BilingualText, textFor } from '../shared/bilingual.ts';

const optionalText = (text: BilingualText | undefined, locale: Locale): string | null =>
  text ? textFor(text, locale) : null;

/** What the response depends on besides the campaign. */
interface Asked {
  readonly locale: Locale;
  readonly now: number;
}

export const campaignsOfType = (type: Campaign['type']): readonly Campaign[] =>
  campaigns.filter((campaign) => campaign.type === type);

export const presentCampaign = (campaign: Campaign, { locale, now }: Asked) => ({
  id: campaign.id,
  name: textFor(campaign.name, locale),
  files: [...campaign.files],
  info_box: optionalText(campaign.info, locale),
  best_offer: optionalText(campaign.offer, locale),
  need_referral_code: campaign.referralCode !== undefined,
  amount: campaign.amount,
  open: campaign.open,
  closes_at: closingOf(campaign, now),
});

export const presentShortCourseCampaign = (campaign: Campaign, { locale, now }: Asked) => ({
  id: campaign.id,
  name: textFor(campaign.name, locale),
  highlight_text: optionalText(campaign.offer, locale),
  highlight_box: optionalText(campaign.info, locale),
  files: [...campaign.files],
  need_referral_code: campaign.referralCode !== undefined,
  amount: campaign.amount,
  open: campaign.open,
  closes_at: closingOf(campaign, now),
});

export const presentScholarship = (campaign: Campaign, { locale, now }: Asked) => ({
  id: campaign.id,
  slug: campaign.slug ?? campaign.id,
  name: textFor(campaign.name, locale),
  description: optionalText(campaign.description, locale),
  info_box: optionalText(campaign.info, locale),
  files: [...campaign.files],
  open: campaign.open,
  closes_at: closingOf(campaign, now),
  amount: campaign.amount,
});

const BANNER_TEXTS: Readonly<Record<Campaign['type'], BilingualText>> = {
  bachelor: ['ปริญญาตรี เปิดรับสมัครแล้ว', 'Bachelor’s degrees: apply now'],
  graduate: ['ปริญญาโทและเอก เปิดรับสมัครแล้ว', 'Graduate degrees: apply now'],
  'short-course': ['หลักสูตรระยะสั้น เรียนได้ทุกวัย', 'Short courses for every age'],
  scholarship: ['ทุนการศึกษาสำหรับคนมีฝัน', 'Scholarships for those who dream'],
};

export const banners = (flow: Campaign['type'], locale: Locale) => {
  const picture = (size: string) => `/sandbox/pictures/banner-${flow}-${size}-${locale}.svg`;
  return [
    {
      desktop: picture('desktop'),
      tablet: picture('tablet'),
      mobile: picture('mobile'),
      alt: textFor(BANNER_TEXTS[flow], locale),
    },
  ];
};
