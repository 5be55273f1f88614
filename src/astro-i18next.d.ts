/** The package ships types that its `exports` hides; this declares the part used here. */
declare module 'astro-i18next' {
  import type { AstroIntegration } from 'astro';

  export interface AstroI18nextConfig {
    defaultLocale: string;
    locales: string[];
    namespaces?: string[];
    defaultNamespace?: string;
    load?: ('server' | 'client')[];
    /** Relative to the public folder. */
    resourcesBasePath?: string;
    i18nextServer?: { preload?: string[] };
  }

  const integration: () => AstroIntegration;
  export default integration;
}
