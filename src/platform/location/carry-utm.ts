import { ALL_ORIGINS } from '../../config/site-origins.ts';
import { utmValues } from '../storage/utm.ts';

/**
 * Adds the parameters of the advert that a visitor came from to links to other hosts of the site, which cannot read what
 * this host has stored.
 * @param origins all hosts of the site
 */
export function carryUtm(origins: readonly string[] = ALL_ORIGINS): void {
  const addTo = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin === location.origin || !origins.includes(link.origin)) return;
    const address = new URL(link.href);
    for (const [name, value] of Object.entries(utmValues()))
      if (!address.searchParams.has(name)) address.searchParams.set(name, value);
    link.href = address.href;
  };
  for (const press of ['click', 'auxclick']) document.addEventListener(press, addTo, { capture: true });
}
