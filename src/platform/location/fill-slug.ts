import { CAMPAIGN_HOURS } from '../../brand/campaign-hours.ts';
import { canonicalPath } from '../../config/hosts.ts';
import { SHELL_SEGMENT } from '../../config/locale-path.ts';
import { linkText } from '../../model/link-text.ts';
import { onEachPage } from '../page-life-cycle.ts';

/**
 * A page is built once for all slugs. The URL's slug is filled in before hydration, for which React expects its own
 * markup.
 */
const index = document.querySelector<HTMLElement>('[data-slug-segment]')?.dataset.slugSegment;
const segment = canonicalPath(window.location).split('/')[Number(index)];
const slug = segment && (linkText(decode(segment)) || decode(segment));

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const SHELL = new RegExp(`/${SHELL_SEGMENT}(?=[/?#]|$)`, 'g');
const fillPath = (address: string): string => address.replace(SHELL, () => `/${encodeURIComponent(slug ?? '')}`);

onEachPage(() => {
  if (slug === undefined) return;
  for (const link of document.querySelectorAll('main a[href*="/-"]'))
    link.setAttribute('href', fillPath(link.getAttribute('href') ?? ''));
  for (const { dataset } of document.querySelectorAll<HTMLElement>('form[data-step-form$=":-"]'))
    dataset.stepForm &&= dataset.stepForm.replace(/-$/, () => slug);
  const hour = CAMPAIGN_HOURS.get(slug);
  if (hour)
    for (const image of document.querySelectorAll('.landing-scene > *'))
      for (const name of ['src', 'srcset']) {
        const path = image.getAttribute(name);
        if (path) image.setAttribute(name, path.replace(/\/[a-z]+-/, `/${hour}-`));
      }
});
