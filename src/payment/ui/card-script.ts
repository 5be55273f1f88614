import { CALL_TIMEOUT_MS } from '../../config/constants.ts';
import { PUBLIC_CARD_MERCHANT_ID, PUBLIC_CARD_PUBLIC_KEY, PUBLIC_CARD_SCRIPT_HOST } from '../../config/env.ts';
import { site } from '../../config/site.ts';
import type { CardToken } from '../payment-client.ts';

/**
 * What the provider's script adds to `window`. @chosen Known only from public integrations, so any part may be missing.
 */
type Provider = Partial<{
  create: () => void;
  show: () => void;
  onClose: (closed: () => void) => void;
  setPublickey: (key: string) => void;
  setAmount: (amount: string) => void;
  setCurrency: (currency: string) => void;
  setName: (name: string) => void;
  setMid: (merchant: string) => void;
  setPaymentMethods: (methods: string) => void;
}>;
declare global {
  interface Window {
    KPayment?: Provider;
  }
}

interface CardFormEvents {
  readonly onToken: (card: CardToken) => void;
  readonly onClose: () => void;
}

export interface CardForm {
  /** @returns false when the script has no overlay to open */
  readonly show: () => boolean;
}

const SCRIPT_PATH = '/ui/v2/kpayment.min.js';
const METHODS = 'card';

const scriptFor = (amount: string): HTMLScriptElement => {
  const script = document.createElement('script');
  script.src = new URL(SCRIPT_PATH, PUBLIC_CARD_SCRIPT_HOST).href;
  script.async = true;
  Object.assign(script.dataset, {
    apikey: PUBLIC_CARD_PUBLIC_KEY,
    amount,
    currency: 'THB',
    paymentMethods: METHODS,
    name: site.name.en,
    ...(PUBLIC_CARD_MERCHANT_ID !== '' && { mid: PUBLIC_CARD_MERCHANT_ID }),
    showButton: 'false',
  });
  return script;
};

const loaded = (script: HTMLScriptElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error('The card provider cannot be reached'));
    const timer = setTimeout(fail, CALL_TIMEOUT_MS);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', fail);
    script.addEventListener('load', () => clearTimeout(timer));
  });

/** The script reads its attributes only if the parser inserts it; a script that is added later needs its setters. */
function setUp(provider: Provider, amount: string): void {
  provider.create?.();
  provider.setPublickey?.(PUBLIC_CARD_PUBLIC_KEY);
  provider.setAmount?.(amount);
  provider.setCurrency?.('THB');
  provider.setPaymentMethods?.(METHODS);
  provider.setName?.(site.name.en);
  if (PUBLIC_CARD_MERCHANT_ID !== '') provider.setMid?.(PUBLIC_CARD_MERCHANT_ID);
}

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * Loads the provider's script into a form, to which it adds hidden inputs and which it then submits. The submit is
 * cancelled, so that the token never reaches a URL.
 * @param amount in baht
 * @param signal aborting empties the form at once, so that the next script finds it empty
 * @throws {Error} when the script cannot be loaded or is not the provider's
 */
export async function mountCardForm(
  form: HTMLFormElement,
  amount: number,
  events: CardFormEvents,
  signal: AbortSignal,
): Promise<CardForm> {
  const script = scriptFor(amount.toFixed(2));
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const data = new FormData(form);
      const token = textOf(data, 'token');
      const mid = textOf(data, 'mid') || PUBLIC_CARD_MERCHANT_ID;
      if (token !== '') events.onToken({ token, ...(mid !== '' && { mid }) });
    },
    { signal },
  );
  let release = (): void => undefined;
  const remove = (): void => {
    release();
    form.textContent = '';
    for (const overlay of document.querySelectorAll('body > .payment-container')) overlay.remove();
  };
  signal.addEventListener('abort', remove);
  form.append(script);
  try {
    await loaded(script);
    const provider = window.KPayment;
    if (!provider?.show) throw new Error('The card provider sent something else');
    setUp(provider, amount.toFixed(2));
    provider.onClose?.(() => {
      release();
      events.onClose();
    });
  } catch (error) {
    if (!signal.aborted) remove();
    throw error;
  }
  return {
    show: () => {
      const isShown = showOverlay();
      const overlay = document.querySelector('body > .payment-container');
      if (overlay) release = hideBehind(overlay);
      return isShown;
    },
  };
}

/**
 * Takes everything behind the provider's overlay out of the reach of keyboards and screen readers while it is shown.
 * @returns what gives it back
 */
function hideBehind(overlay: Element): () => void {
  const rest = [...document.body.children].filter((one) => one !== overlay && !one.hasAttribute('inert'));
  for (const one of rest) one.setAttribute('inert', '');
  const release = (): void => {
    observer.disconnect();
    for (const one of rest) one.removeAttribute('inert');
  };
  const observer = new MutationObserver(() => {
    if (!overlay.isConnected || overlay.getClientRects().length === 0) release();
  });
  observer.observe(document.body, { childList: true });
  observer.observe(overlay, { attributes: true });
  return release;
}

function showOverlay(): boolean {
  try {
    window.KPayment?.show?.();
    return window.KPayment?.show !== undefined;
  } catch {
    return false;
  }
}
