// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PUBLIC_CARD_MERCHANT_ID, PUBLIC_CARD_PUBLIC_KEY, PUBLIC_CARD_SCRIPT_HOST } from '../../../src/config/env.ts';
import { mountCardForm } from '../../../src/payment/ui/card-script.ts';

/** A provider of the given surface that arrives when its script "loads". */
const mounting = (provider?: Window['KPayment'], mount = mountCardForm) => {
  const form = document.createElement('form'); // Not in the document: its script is not really fetched.
  const events = { onToken: vi.fn(), onClose: vi.fn() };
  const leaving = new AbortController();
  const mounted = mount(form, 1500, events, leaving.signal);
  const script = form.querySelector('script');
  if (provider) window.KPayment = provider;
  script?.dispatchEvent(new Event(provider ? 'load' : 'error'));
  return { form, events, mounted, script, leave: () => leaving.abort() };
};

const hidden = (form: HTMLFormElement, name: string, value: string): void => {
  const input = document.createElement('input');
  Object.assign(input, { type: 'hidden', name, value });
  form.append(input);
};

afterEach(() => {
  delete window.KPayment;
  document.body.replaceChildren();
});

describe("the provider's script", () => {
  test('is in the form with the attributes of the guide', () => {
    const { script, mounted } = mounting({ show: vi.fn() });
    expect(script?.src).toBe(`${PUBLIC_CARD_SCRIPT_HOST}/ui/v2/kpayment.min.js`);
    expect(Object.fromEntries(Object.entries(script?.dataset ?? {}))).toMatchObject({
      apikey: PUBLIC_CARD_PUBLIC_KEY,
      amount: '1500.00',
      currency: 'THB',
      paymentMethods: 'card',
      mid: PUBLIC_CARD_MERCHANT_ID,
      showButton: 'false',
    });
    return mounted;
  });

  test('is created, configured again and shown on demand', async () => {
    const provider = { create: vi.fn(), setAmount: vi.fn(), setPublickey: vi.fn(), onClose: vi.fn(), show: vi.fn() };
    const { events, mounted } = mounting(provider);
    const card = await mounted;
    expect(provider.create).toHaveBeenCalledBefore(provider.setAmount);
    expect(provider.setPublickey).toHaveBeenCalledWith(PUBLIC_CARD_PUBLIC_KEY);
    expect(provider.setAmount).toHaveBeenCalledWith('1500.00');
    const [[closed] = []] = provider.onClose.mock.calls as (() => void)[][];
    closed?.();
    expect(events.onClose).toHaveBeenCalledTimes(1);
    expect(card.show()).toBe(true);
    expect(provider.show).toHaveBeenCalledTimes(1);
  });

  test("that does not load, or is not the provider's, is an error and leaves nothing", async () => {
    for (const provider of [undefined, {}]) {
      const { form, mounted } = mounting(provider);
      await expect(mounted).rejects.toThrow('card provider');
      expect(form.childElementCount).toBe(0);
    }
  });

  test('whose overlay throws reports an error', async () => {
    const { mounted } = mounting({
      show: () => {
        throw new Error('broken');
      },
    });
    expect((await mounted).show()).toBe(false);
  });
});

describe('the token', () => {
  test('is taken from the form, which is never sent', async () => {
    const { form, events, mounted } = mounting({ show: vi.fn() });
    await mounted;
    hidden(form, 'token', 'tokn_1');
    hidden(form, 'mid', '401');
    const submit = new SubmitEvent('submit', { cancelable: true, bubbles: true });
    form.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    expect(events.onToken).toHaveBeenCalledWith({ token: 'tokn_1', mid: '401' });
  });

  test('comes without a merchant number where nobody names one: the contract has no empty one', async () => {
    vi.resetModules();
    vi.doMock('#environment', async (original) => ({
      ...(await original<typeof import('#environment')>()),
      PUBLIC_CARD_MERCHANT_ID: '',
    }));
    const { mountCardForm: mount } = await import('../../../src/payment/ui/card-script.ts');
    const { form, events, mounted, script } = mounting({ show: vi.fn() }, mount);
    await mounted;
    hidden(form, 'token', 'tokn_1');
    form.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
    expect(events.onToken).toHaveBeenCalledWith({ token: 'tokn_1' });
    expect(script?.dataset).not.toHaveProperty('mid');
    vi.doUnmock('#environment');
  });

  test('is missing after an empty submit', async () => {
    const { form, events, mounted } = mounting({ show: vi.fn() });
    await mounted;
    form.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
    expect(events.onToken).not.toHaveBeenCalled();
  });
});

test('aborting removes the overlay', async () => {
  const { form, mounted, leave } = mounting({ show: vi.fn() });
  const overlay = document.createElement('div');
  overlay.className = 'payment-container';
  document.body.append(overlay);
  await mounted;
  leave();
  expect([form.childElementCount, overlay.isConnected]).toEqual([0, false]);
});
