import { PUBLIC_API_ORIGIN, PUBLIC_CARD_SCRIPT_HOST } from './env.ts';
import { routeOf, type RouteName } from './routes.ts';

export interface PagePolicy {
  /**
   * Everything but script-src and style-src (those are Astro's, with the hashes), joined into one text: inserted one by one,
   * Astro 5.18 writes some directives twice and a browser obeys only the first.
   */
  readonly directives: `default-src ${string}`;
  /** Hosts of script-src. Not empty: naming a host drops Astro's own `'self'`, so `'self'` leads the list. */
  readonly scriptResources: readonly string[];
}

const policyOf = (connect: readonly string[], card: readonly string[]): PagePolicy => {
  const self = ["'self'"];
  const directives = {
    'img-src': [...self, 'data:', 'blob:', ...connect, ...card],
    'font-src': self,
    'connect-src': [...self, ...connect, ...card],
    'form-action': self,
    'frame-src': card.length > 0 ? card : ["'none'"],
    'worker-src': self,
    'manifest-src': self,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  };
  const rest = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  return { directives: `default-src 'none'; ${rest.join('; ')}`, scriptResources: [...self, ...card] };
};

const origins = (address: string): string[] => (address === '' ? [] : [new URL(address).origin]);

/**
 * The content security policy of a page: nothing from anywhere else, but the card provider on payment pages.
 * `not-found` and every other page share the plain one.
 */
export const policyFor = (route: RouteName | 'not-found'): PagePolicy =>
  policyOf(
    origins(PUBLIC_API_ORIGIN),
    route !== 'not-found' && routeOf(route).screen === 'payment' ? origins(PUBLIC_CARD_SCRIPT_HOST) : [],
  );
