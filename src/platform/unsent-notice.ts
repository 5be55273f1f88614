import { FLOW_IDS, isPerCampaign } from '../config/flow-registry.ts';
import { href, type RouteName } from '../config/routes.ts';
import { sisterSiteHref } from '../config/sister-sites.ts';
import {
  PENDING_PAYMENT_PREFIX,
  pendingPaymentKey,
  storageKey,
  SUBMISSION_PREFIX,
  submissionKey,
  type FlowKey,
} from '../config/storage-keys.ts';
import { submissionMessages } from '../i18n/lazy-messages.ts';
import type { Messages } from '../i18n/messages.ts';
import { element } from './element.ts';
import { BAR_BUTTON, showMessageBar } from './page-bar.ts';
import { localeOfPage, routeOfPage } from './page-info.ts';
import { readKey, savedKeys } from './storage/browser-storage.ts';
import { openEnvelope } from './storage/envelope.ts';

/** An application whose payment has begun, in a flow that is paid before the application is sent. */
interface Unsent {
  readonly key: FlowKey;
  readonly state: keyof Pick<Messages['submission']['unsent'], 'paid' | 'begun' | 'agreed'>;
}

/** What `submission.ts` and `pending-payment.ts` keep, without validation: every page reads it. */
interface Unchecked {
  readonly applicationId?: unknown;
  readonly isPaid?: unknown;
  readonly agreedTo?: unknown;
  readonly sentAt?: unknown;
}

/** These pages say themselves what is missing. */
const OWN_PAGES: ReadonlySet<string> = new Set<RouteName>([
  'scholarship.payment',
  'scholarship.payment-callback',
  'scholarship.redirect-kbank',
  'scholarship.confirm',
  'scholarship.confirmation-complete',
]);

const dataOf = (key: string): Unchecked | undefined =>
  (openEnvelope(readKey(key))?.data as Unchecked | null | undefined) ?? undefined;

function stateOf(key: FlowKey): Unsent['state'] | undefined {
  const payment = dataOf(pendingPaymentKey(key));
  const submission = dataOf(submissionKey(key));
  const isSameApplication = !payment || submission?.applicationId === payment.applicationId;
  const known = isSameApplication ? submission : undefined;
  if (known?.sentAt !== undefined) return undefined;
  if (known?.agreedTo !== undefined && (payment || known.isPaid === true)) return 'agreed';
  if (known?.isPaid === true) return 'paid';
  return payment && 'begun';
}

/** @returns the paid application first */
function findUnsent(): Unsent | undefined {
  const prefixes = FLOW_IDS.filter(isPerCampaign).flatMap((flow) =>
    [SUBMISSION_PREFIX, PENDING_PAYMENT_PREFIX].map((prefix) => [prefix, `${prefix}${flow}:`] as const),
  );
  const keys = savedKeys().flatMap((saved) =>
    prefixes.flatMap(([prefix, start]) => (saved.startsWith(start) ? [saved.slice(prefix.length) as FlowKey] : [])),
  );
  const unsent = [...new Set(keys)].flatMap((key) => {
    const state = stateOf(key);
    return state ? [{ key, state }] : [];
  });
  return unsent.find(({ state }) => state !== 'begun') ?? unsent[0];
}

/** Without its id, only the status page can find the application. */
function hrefOf({ key }: Unsent): string {
  const locale = localeOfPage();
  const slug = key.slice(key.indexOf(':') + 1);
  return openEnvelope(readKey(storageKey(key, 'id')))
    ? href('scholarship.confirm', locale, { slug })
    : sisterSiteHref('dashboard', locale);
}

function show(unsent: Unsent, texts: Messages['submission']['unsent']): () => void {
  document.title = texts.title + document.title;
  const link = element(
    'a',
    { class: BAR_BUTTON, href: hrefOf(unsent) },
    unsent.state === 'paid' ? texts.confirm : texts.open,
  );
  const removeBar = OWN_PAGES.has(routeOfPage())
    ? undefined
    : showMessageBar({ label: texts.label, text: texts[unsent.state], close: texts.close }, link);
  return () => {
    document.title = document.title.replace(texts.title, '');
    removeBar?.();
  };
}

let shown = '';
let remove = (): void => undefined;

/** Shows what is stored now: this page, or another tab, may have changed it. */
export async function updateReminder(): Promise<void> {
  const unsent = findUnsent();
  const now = unsent ? JSON.stringify(unsent) : '';
  if (now === shown) return;
  shown = now;
  const texts = (await submissionMessages(localeOfPage())).unsent;
  if (shown !== now) return;
  remove();
  remove = unsent ? show(unsent, texts) : () => undefined;
}

/**
 * Says on every page, and in its title, that an application whose payment has begun is not sent yet. Follows what other
 * tabs store.
 */
export async function remindOfUnsent(): Promise<void> {
  const update = (): void => {
    updateReminder().catch(() => undefined);
  };
  addEventListener('storage', update);
  addEventListener('pageshow', update);
  await updateReminder();
}
