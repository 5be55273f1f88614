import type { APIRoute } from 'astro';
import { DEFAULT_LOCALE } from '../config/locales.ts';
import { BRAND_COLOUR, site } from '../config/site.ts';

/** Name and icons for a phone's home screen. The site opens in the browser, not as a separate app. */
export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: site.name[DEFAULT_LOCALE],
      short_name: site.shortName[DEFAULT_LOCALE],
      lang: DEFAULT_LOCALE,
      start_url: '/',
      display: 'browser',
      theme_color: BRAND_COLOUR,
      background_color: '#faf8fd',
      icons: [
        { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
      ],
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
