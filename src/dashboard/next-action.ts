import { isPerCampaign, type FlowId } from '../config/flow-registry.ts';
import type { Locale } from '../config/locales.ts';
import { href } from '../config/routes.ts';
import { campaignListHref, sisterSiteHref } from '../config/sister-sites.ts';
import { contactUrl } from '../config/site.ts';
import type { DashboardApplication } from '../model/dashboard.ts';
import { shownStatus, statusView, type NextAction } from './status-view.ts';

export interface ActionLink {
  readonly action: Exclude<NextAction, 'none'>;
  readonly href: string;
  readonly opensNewTab?: true;
  /** The link needs the application as the current one of its flow. */
  readonly needsApplication?: true;
}

/** The server reopens a scholarship; elsewhere the guard of the payment page leads on. */
const resumeHref = (type: FlowId, id: string, locale: Locale): string =>
  isPerCampaign(type)
    ? `${href('dashboard.continue', locale)}?${new URLSearchParams({ application: id }).toString()}`
    : href(`${type}.payment`, locale);

const startOf = (type: FlowId, slug: string | null | undefined, locale: Locale): string =>
  isPerCampaign(type) && slug ? href(type, locale, { slug }) : sisterSiteHref(type, locale);

export function nextAction(application: DashboardApplication, locale: Locale): ActionLink | undefined {
  const { type, id, slug } = application;
  const contact: ActionLink = { action: 'contact', href: contactUrl(locale), opensNewTab: true };
  const { action } = statusView(shownStatus(application));
  switch (action) {
    case 'none':
      return undefined;
    case 'continue':
    case 'pay':
    case 'confirm':
    case 'see-change':
      return type ? { action, href: resumeHref(type, id, locale), needsApplication: true } : contact;
    case 'choose-again':
      return type ? { action, href: campaignListHref(locale), needsApplication: true } : contact;
    case 'apply-again':
      return type ? { action, href: startOf(type, slug, locale) } : contact;
    case 'other-ways':
      return { action, href: href('home', locale) };
    case 'contact':
      return contact;
  }
}
