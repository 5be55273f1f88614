// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import formHelp from '../../../locales/en/form-help.json' with { type: 'json' };
import type { Step } from '../../../src/flows/definition/flow.ts';
import { contact } from '../../../src/flows/fields/person.ts';
import { interpolate } from '../../../src/lib/interpolate.ts';
import { fakeServer } from '../../application/fake-server.ts';
import { freshSession, messages } from '../../application/test-session.ts';
import { builtPage, closePage, control, errorOf, hydrate, press, summary } from './form-page.tsx';

const STEP: Step = { name: 'start', route: 'bachelor', save: 'register', fields: contact };
const BRITISH = { country: 'United Kingdom', code: '44', example: '07400 123456' };

const type = async (name: string, text: string): Promise<void> => {
  await act(async () => {
    const input = control(name);
    input.focus();
    fireEvent.input(input, { target: { value: text } });
    input.blur();
    await Promise.resolve();
  });
};
const hintAt = (name: string): string =>
  control(name).closest('form > div')?.querySelector('[role="status"]')?.textContent ?? '';
const hintAppears = (name: string, text: string): Promise<void> =>
  vi.waitFor(() => expect(hintAt(name)).toBe(text), 5000);
const pressButton = (name: string): void => act(() => screen.getByRole('button', { name }).click());

beforeEach(async () => {
  fakeServer();
  const session = freshSession();
  builtPage(session, STEP);
  await hydrate(session, undefined, STEP);
  // The countries are loaded after the form.
  await vi.waitFor(() => expect(control('phone_country').querySelectorAll('option').length).toBeGreaterThan(200));
});
afterEach(closePage);

test('a country is found in the list by the first letters of its name', () => {
  const options = [...control('phone_country').querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(options).toEqual(expect.arrayContaining(['Thailand +66', 'United Kingdom +44', 'Myanmar (Burma) +95']));
});

describe('a number with the code of another country', () => {
  const typed = '+44 7400 123456';
  const text = interpolate(formHelp.phoneCountry, BRITISH);

  test('chooses that country, and the country is named with an example', async () => {
    await type('phone', typed);
    await hintAppears('phone', text);
    expect([control('phone').value, control('phone_country').value]).toEqual(['7400123456', 'GB']);
    await vi.waitFor(() => expect(errorOf('phone')).toBe(''));
  });

  test('is sent under that country even before the field loses the focus', async () => {
    await act(async () => {
      control('phone').focus();
      fireEvent.input(control('phone'), { target: { value: '+1 415 555 2671' } });
      await Promise.resolve();
    });
    await press();
    await vi.waitFor(() => expect(summary()).not.toBe(''));
    expect(errorOf('phone')).toBe('');
    expect(summary()).not.toContain(messages.errors.rules.phone);
  });

  test('another country that is chosen afterwards stays', async () => {
    await type('phone', typed);
    await hintAppears('phone', text);
    await act(async () => {
      fireEvent.change(control('phone_country'), { target: { value: 'IE' } });
      await Promise.resolve();
    });
    await hintAppears(
      'phone',
      interpolate(formHelp.phoneCountry, { country: 'Ireland', code: '353', example: '085 012 3456' }),
    );
    expect(control('phone_country').value).toBe('IE');
  });
});

describe('an e-mail address with a mistyped domain', () => {
  const text = interpolate(formHelp.emailTypo.text, { email: 'name@gmail.com' });

  test('is questioned, and corrected by a press', async () => {
    await type('email', 'name@gmial.com');
    await hintAppears('email', text);
    expect(errorOf('email')).toBe('');
    pressButton(formHelp.emailTypo.action);
    expect(control('email').value).toBe('name@gmail.com');
    expect(hintAt('email')).toBe('');
  });
});

test('of a right number and address nothing is said', async () => {
  await type('email', 'name@gmial.com');
  await hintAppears('email', interpolate(formHelp.emailTypo.text, { email: 'name@gmail.com' }));
  await type('phone', '+66 81 234 5678');
  await type('email', 'name@ku.ac.th');
  expect([hintAt('phone'), hintAt('email')]).toEqual(['', '']);
  expect([errorOf('phone'), errorOf('email')]).toEqual(['', '']);
});
