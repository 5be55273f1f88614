import { expect, it } from 'vitest';
import { createBank } from '../../src/sandbox/bank.ts';
import { outcomeOf, TEST_CARDS } from '../../src/sandbox/payment/card-tokens.ts';

const bank = createBank();
const RETURN = 'http://localhost:5000/api/payment/return/kbank';
const check = (changes: object = {}) =>
  bank.request(
    `/3ds?${new URLSearchParams({ objectId: 'chrg_1', token: 'tokn_1', amount: '500.00', return: RETURN, lang: 'en', ...changes }).toString()}`,
  );

it("serves the provider's script with its whole surface", async () => {
  const script = await (await bank.request('/ui/v2/kpayment.min.js')).text();
  const surface =
    'create show onClose setPublickey setAmount setCurrency setName setMid setOrderId setRefNumber setPaymentMethods setSmartpayId setTerm';
  for (const name of surface.split(' ')) expect(script).toMatch(new RegExp(`\\b${name}\\b`));
  expect(script).not.toMatch(/\beval\b|new Function|setAttribute\('style'|innerHTML/);
});

it('gives a token for test numbers only', async () => {
  const ask = async (number: string): Promise<unknown> => {
    const body = JSON.stringify({ number });
    const answer: unknown = await (await bank.request('/ui/v2/token', { method: 'POST', body })).json();
    return answer;
  };
  for (const { number, outcome } of TEST_CARDS) {
    const { token } = (await ask(number)) as { token: string };
    expect(outcomeOf(token)).toBe(outcome);
  }
  expect(await ask('5555555555554444')).toEqual({ token: null });
});

it('says that it is a test bank, and asks to approve or decline by forms that post to the merchant', async () => {
  const html = await (await check()).text();
  expect(html).toContain('A test bank, not a real one');
  expect(html.match(new RegExp(`<form method="post" action="${RETURN}"`, 'g'))).toHaveLength(2);
  for (const name of ['objectId', 'token', 'status', 'message', 'saveCard']) expect(html).toContain(`name="${name}"`);
  expect(await (await check({ lang: 'th' })).text()).toContain('ธนาคารทดสอบ');
});

it('posts nowhere but to an API, and escapes what it shows', async () => {
  expect((await check({ return: 'https://elsewhere.test/' })).status).toBe(422);
  expect(await (await check({ amount: '<img src=x>' })).text()).not.toContain('<img');
});
