import { isPerCampaign, type FlowId } from '../../config/flows.ts';
import type { Locale } from '../../config/locales.ts';
import { href } from '../../config/routes.ts';
import { siblingHref } from '../../config/siblings.ts';
import { contactUrl } from '../../config/site.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import { statusFace, type NextAction } from './status-table.ts';

export interface ActionLink {
  readonly action: Exclude<NextAction, 'none'>;
  readonly address: string;
  /** Leads to another site, in a new tab. */
  readonly outside?: true;
  /** Leads into the application itself, which the pages of its flow must hold by then. */
  readonly holds?: true;
}

/** By the server (`continue-registration`), or by a code on the page of payment, whose guard leads to the first unfinished step. */
const goingOn = ({ type, id }: DashboardApplication, locale: Locale): string =>
  isPerCampaign(type)
    ? `${href('dashboard.continue', locale)}?${new URLSearchParams({ application: id }).toString()}`
    : href(`${type}.payment`, locale);

const startOf = (type: FlowId, slug: string | null | undefined, locale: Locale): string =>
  isPerCampaign(type) && slug ? href(type, locale, { slug }) : siblingHref(type, locale);

/** The one thing to do about an application now, as a link; none while there is nothing to do but wait. */
export function nextAction(application: DashboardApplication, locale: Locale): ActionLink | undefined {
  const { action } = statusFace(application.status);
  switch (action) {
    case 'none':
      return undefined;
    case 'continue':
    case 'pay':
    case 'choose-again':
      return { action, address: goingOn(application, locale), holds: true };
    case 'apply-again':
      return { action, address: startOf(application.type, application.slug, locale) };
    case 'other-ways':
      return { action, address: href('home', locale) };
    case 'contact':
      return { action, address: contactUrl(locale), outside: true };
  }
}
