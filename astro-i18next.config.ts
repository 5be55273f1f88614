import type { AstroI18nextConfig } from 'astro-i18next';
import { DEFAULT_LOCALE, LOCALES } from './src/config/locales.ts';
import { NAMESPACES } from './src/i18n/namespaces.ts';

/** Words are read from `locales/` while pages are built; nothing of i18next reaches the browser. */
const config: AstroI18nextConfig = {
  defaultLocale: DEFAULT_LOCALE,
  locales: [...LOCALES],
  namespaces: [...NAMESPACES],
  defaultNamespace: 'common',
  load: ['server'],
  resourcesBasePath: '../locales',
  i18nextServer: { preload: [...LOCALES] },
};

export default config;
