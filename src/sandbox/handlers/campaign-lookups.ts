import type { Locale } from '../../config/locales.ts';
import { campaigns, type Campaign } from '../seed/campaigns.ts';
import { inLanguage, type Words } from '../words.ts';

const text = (words: Campaign['info'], locale: Locale): string | null => (words ? inLanguage(words, locale) : null);

export const campaignsOfType = (type: Campaign['type']): readonly Campaign[] =>
  campaigns.filter((campaign) => campaign.type === type);

export const presentCampaign = (campaign: Campaign, locale: Locale) => ({
  id: campaign.id,
  name: inLanguage(campaign.name, locale),
  files: [...campaign.files],
  info_box: text(campaign.info, locale),
  best_offer: text(campaign.offer, locale),
  need_referral_code: campaign.referralCode !== undefined,
  amount: campaign.amount,
});

export const presentShortCourseCampaign = (campaign: Campaign, locale: Locale) => ({
  id: campaign.id,
  name: inLanguage(campaign.name, locale),
  highlight_text: text(campaign.offer, locale),
  highlight_box: text(campaign.info, locale),
  files: [...campaign.files],
  need_referral_code: campaign.referralCode !== undefined,
  amount: campaign.amount,
});

export const presentScholarship = (campaign: Campaign, locale: Locale) => ({
  id: campaign.id,
  slug: campaign.slug ?? campaign.id,
  name: inLanguage(campaign.name, locale),
  description: text(campaign.description, locale),
  info_box: text(campaign.info, locale),
  files: [...campaign.files],
  open: campaign.open,
  amount: campaign.amount,
});

const LINES: Readonly<Record<Campaign['type'], Words>> = {
  bachelor: ['ปริญญาตรี เปิดรับสมัครแล้ว', "Bachelor's degrees: apply now"],
  graduate: ['ปริญญาโทและเอก เปิดรับสมัครแล้ว', 'Graduate degrees: apply now'],
  'short-course': ['หลักสูตรระยะสั้น เรียนได้ทุกวัย', 'Short courses for every age'],
  scholarship: ['ทุนการศึกษาสำหรับคนมีฝัน', 'Scholarships for those who dream'],
};

/** Pictures are drawn by the sandbox itself (`pages/pictures.ts`). */
export const banners = (flow: Campaign['type'], locale: Locale) => {
  const picture = (size: string) => `/sandbox/pictures/banner-${flow}-${size}-${locale}.svg`;
  return [
    {
      desktop: picture('desktop'),
      tablet: picture('tablet'),
      mobile: picture('mobile'),
      alt: inLanguage(LINES[flow], locale),
    },
  ];
};
