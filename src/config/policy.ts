import { PUBLIC_API_ORIGIN, PUBLIC_CARD_SCRIPT_HOST } from './env.ts';
import { routeOf } from './routes.ts';
import { tagSources, type PageName, type Sources } from './tags.ts';

export interface PagePolicy {
  /**
   * Everything but script-src and style-src (those are Astro's, with the hashes), joined into one text: inserted one by one,
   * Astro 5.18 writes some directives twice and a browser obeys only the first.
   */
  readonly directives: `default-src ${string}`;
  /** Hosts of script-src. Not empty: naming a host drops Astro's own `'self'`, so `'self'` leads the list. */
  readonly scriptResources: readonly string[];
}

const policyOf = ({ script, connect, frame }: Sources): PagePolicy => {
  const self = ["'self'"];
  const directives = {
    'img-src': [...self, 'data:', 'blob:', ...connect],
    'font-src': self,
    'connect-src': [...self, ...connect],
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

const origins = (address: string): string[] => (address === '' ? [] : [new URL(address).origin]);

/**
 * The content security policy of a page: nothing from anywhere else, but the card provider on payment pages, and configured tools
 * where they may load (src/config/tags.ts).
 */
export function policyFor(page: PageName): PagePolicy {
  const card = page !== 'not-found' && routeOf(page).screen === 'payment' ? origins(PUBLIC_CARD_SCRIPT_HOST) : [];
  const { script, connect, frame } = tagSources(page);
  return policyOf({
    script: [...card, ...script],
    connect: [...origins(PUBLIC_API_ORIGIN), ...card, ...connect],
    frame: [...card, ...frame],
  });
}
