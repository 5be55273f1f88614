import sentry from '@sentry/astro';
import type { AstroIntegration } from 'astro';
import { commitOf } from '../deploy/build-origin.ts';
import { ROOT } from '../setup/paths.mjs';

/**
 * Sentry, where the site sends error reports: its script in every page and the name of the release
 * (docs/decisions/0010-consent.md).
 */
export function errorReports(environment: NodeJS.Dict<string>): AstroIntegration[] {
  if (!environment['PUBLIC_SENTRY_DSN']) return [];
  const name = commitOf(ROOT)?.replaceAll(' ', '-') ?? '';
  return [
    sentry({
      enabled: { client: true, server: false },
      clientInitPath: 'src/platform/error-reports/sentry-client.ts',
      telemetry: false,
      silent: true,
      unstable_sentryVitePluginOptions: {
        release: { name, inject: false },
        // Ids in every script would cost the first page 2.9 kB; release and file names also identify a map.
        sourcemaps: { disable: true },
      },
    }),
    {
      name: 'release-name',
      hooks: {
        'astro:config:setup': ({ updateConfig }) =>
          void updateConfig({ vite: { define: { 'import.meta.env.RELEASE': JSON.stringify(name) } } }),
      },
    },
  ];
}
