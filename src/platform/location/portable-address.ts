import { PUBLIC_SITE_URL } from '../../config/env.ts';
import { isFlowId, isPerCampaign, type FlowId } from '../../config/flow-registry.ts';
import { canonicalPath, pathOnHost } from '../../config/hosts.ts';
import { href, matchRoute } from '../../config/routes.ts';
import { TO_DOCUMENTS } from '../../config/to-documents.ts';
import type { FlowKey } from '../../config/storage-keys.ts';
import { linkText } from '../../model/link-text.ts';
import { localeOfPage } from '../page-info.ts';
import { readEarlyDraft } from '../storage/early-draft.ts';
import { registeredApplication } from '../storage/registered-application.ts';
import { isSharedComputer } from '../storage/browser-storage.ts';
import { askForDraft } from '../storage/ask-for-draft.ts';
import { fragmentOf } from './read-carried-answers.ts';

interface Link {
  readonly id?: string | undefined;
  readonly token: string;
}

/** The link that opened this page (`extract-resume-token.ts`). */
function linkOfPage(): Link | undefined {
  const { resume } = (window.history.state ?? {}) as { readonly resume?: Partial<Link> };
  return resume?.token ? { id: resume.id, token: resume.token } : undefined;
}

function continueHref(flow: FlowId, slug: string, link: Link): string {
  const locale = localeOfPage();
  return isPerCampaign(flow)
    ? href(`${flow}.continue`, locale, { slug, ...link })
    : href(`${flow}.continue`, locale, { ...link });
}

/**
 * Returns the full address of a continue link, for another device.
 * @param slug the campaign's slug; empty in a flow without campaigns
 */
export function continueAddress(
  flow: FlowId,
  slug: string,
  link: Link,
  query: Readonly<Record<string, string>>,
): string {
  const { href: here, hostname } = window.location;
  const address = new URL(pathOnHost(continueHref(flow, slug, link), hostname, PUBLIC_SITE_URL), here);
  address.search = new URLSearchParams(query).toString();
  return address.href;
}

/**
 * Returns the portable address: a registered application's continue link, with unsent answers after the `#`. On a
 * shared computer, returns the plain address of this page.
 */
export function portableAddress(): string {
  const { href: here, search } = window.location;
  const { flow = '' } = document.body.dataset;
  if (!isFlowId(flow) || isSharedComputer()) return here;
  askForDraft();
  const segment = matchRoute(canonicalPath(window.location))?.parameters['slug'] ?? '';
  const slug = linkText(segment) || segment;
  const key: FlowKey = slug ? `${flow}:${slug}` : flow;
  const application = registeredApplication(key);
  const link = linkOfPage() ?? application;
  const isToDocuments = new URLSearchParams(search).get('to') === TO_DOCUMENTS.to;
  const address = new URL(link ? continueAddress(flow, slug, link, isToDocuments ? TO_DOCUMENTS : {}) : here);
  const answers = readEarlyDraft(key);
  if (Object.values(answers).some((text) => text !== ''))
    address.hash = fragmentOf({ applicationId: application?.id ?? '', answers });
  return address.href;
}
