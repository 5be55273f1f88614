import type { Locale } from './locales.ts';

/** The university behind the site: invented, on reserved example domains. A real one changes this file and `public/logo.svg`. */
export const site = {
  name: { th: 'มหาวิทยาลัยธารดาว', en: 'Tharndao University' },
  /** Beside the logo where there is little room. */
  shortName: { th: 'ธารดาว', en: 'Tharndao' },
  address: {
    th: '1 ถนนตัวอย่าง แขวงสมมติ เขตธารดาว กรุงเทพมหานคร 10000',
    en: '1 Example Road, Sommut, Tharndao District, Bangkok 10000',
  },
  mapUrl: 'https://map.tharndao.example',
  phone: { shown: '02 000 0000', dialled: '+6620000000' },
  fax: '02 000 0001',
  email: 'admissions@tharndao.example',
  social: {
    facebook: 'https://social.tharndao.example/facebook',
    line: 'https://social.tharndao.example/line',
    instagram: 'https://social.tharndao.example/instagram',
    tiktok: 'https://social.tharndao.example/tiktok',
  },
} as const;

/** The university's contact page, under the current language (spec section 2). */
export const contactUrl = (locale: Locale): string => `https://www.tharndao.example/${locale}/contact`;

/** The scholarship campaign that the home page leads to when no scholarship site is configured. Not given by the specification; chosen. */
export const FEATURED_CAMPAIGN = 'star-scholars';
