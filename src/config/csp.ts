import { PUBLIC_API_ORIGIN, PUBLIC_CARD_SCRIPT_HOST, PUBLIC_IMAGE_ORIGINS, PUBLIC_SENTRY_DSN } from './env.ts';
import { pageOf } from './page-settings.ts';
import { originsOf, toolSources, type PageName, type Sources } from './page-analytics.ts';

export interface PageCsp {
  /** One text for all directives, because Astro 5.18 writes some twice when they are inserted one by one. */
  readonly directives: `default-src ${string}`;
  /** `'self'` is repeated here, because Astro drops it once another source is named. */
  readonly scriptResources: readonly string[];
}

const directivesFor = ({ script, connect, frame }: Sources, images: readonly string[]): PageCsp => {
  const self = ["'self'"];
  const directives = {
    'img-src': [...self, 'data:', 'blob:', ...connect, ...images],
    'font-src': self,
    'connect-src': [...self, ...connect, ...originsOf(PUBLIC_SENTRY_DSN)],
    'form-action': self,
    'frame-src': frame.length > 0 ? frame : ["'none'"],
    'worker-src': self,
    'manifest-src': self,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  };
  const rest = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  return { directives: `default-src 'none'; ${rest.join('; ')}`, scriptResources: [...self, ...script] };
};

export function cspFor(page: PageName): PageCsp {
  const card = page !== 'not-found' && pageOf(page).screen === 'payment' ? originsOf(PUBLIC_CARD_SCRIPT_HOST) : [];
  const { script, connect, frame } = toolSources(page);
  return directivesFor(
    {
      script: [...card, ...script],
      connect: [...originsOf(PUBLIC_API_ORIGIN), ...card, ...connect],
      frame: [...card, ...frame],
    },
    PUBLIC_IMAGE_ORIGINS.split(' ').flatMap(originsOf),
  );
}
