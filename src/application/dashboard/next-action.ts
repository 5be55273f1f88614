import { isPerCampaign, type FlowId } from '../../config/flow-registry.ts';
import type { Locale } from '../../config/locales.ts';
import { href } from '../../config/routes.ts';
import { campaignListHref, sisterSiteHref } from '../../config/sister-sites.ts';
import { contactUrl } from '../../config/site.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import { statusView, type NextAction } from './status-view.ts';

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

const chooseAgainHref = (type: FlowId, id: string, locale: Locale): string =>
  isPerCampaign(type) ? campaignListHref(locale) : resumeHref(type, id, locale);

const startOf = (type: FlowId, slug: string | null | undefined, locale: Locale): string =>
  isPerCampaign(type) && slug ? href(type, locale, { slug }) : sisterSiteHref(type, locale);

export function nextAction({ type, id, slug, status }: DashboardApplication, locale: Locale): ActionLink | undefined {
  const contact: ActionLink = { action: 'contact', href: contactUrl(locale), opensNewTab: true };
  const { action } = statusView(status);
  switch (action) {
    case 'none':
      return undefined;
    case 'continue':
    case 'pay':
    case 'confirm':
      return type ? { action, href: resumeHref(type, id, locale), needsApplication: true } : contact;
    case 'choose-again':
      return type ? { action, href: chooseAgainHref(type, id, locale), needsApplication: true } : contact;
    case 'apply-again':
      return type ? { action, href: startOf(type, slug, locale) } : contact;
    case 'other-ways':
      return { action, href: href('home', locale) };
    case 'contact':
      return contact;
  }
}
