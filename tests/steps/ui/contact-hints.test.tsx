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
const BRITISH = { country: 'United Kingdom', code: '44' };

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
  const text = interpolate(formHelp.otherCountry.text, BRITISH);
  const action = interpolate(formHelp.otherCountry.action, BRITISH);

  test('offers that country, shows no error beside the offer and changes nothing without a press', async () => {
    await type('phone', typed);
    await hintAppears('phone', text);
    expect([control('phone').value, control('phone_country').value]).toEqual([typed, 'TH']);
    await vi.waitFor(() => expect(errorOf('phone')).toBe(''));
    await act(async () => {
      control('phone').focus();
      control('phone').blur();
      await Promise.resolve();
    });
    expect(errorOf('phone')).toBe('');
    expect(hintAt('phone')).toBe(text);
  });

  test('names the country even if several share the code, and if the form is sent before the field loses focus', async () => {
    await act(async () => {
      control('phone').focus();
      fireEvent.input(control('phone'), { target: { value: '+1 415 555 2671' } });
      await Promise.resolve();
    });
    await press();
    await hintAppears('phone', interpolate(formHelp.otherCountry.text, { country: 'United States', code: '1' }));
  });

  test('is also an error when the form is sent with it', async () => {
    await type('phone', typed);
    await hintAppears('phone', text);
    await press();
    await vi.waitFor(() => expect(errorOf('phone')).toBe(messages.errors.rules.phone));
    expect(summary()).toContain(messages.errors.rules.phone);
  });

  test('one press changes the country of a number, and its error is gone', async () => {
    await type('phone', typed);
    await hintAppears('phone', text);
    pressButton(action);
    await vi.waitFor(() => expect(errorOf('phone')).toBe(''));
    expect([control('phone').value, control('phone_country').value]).toEqual(['7400123456', 'GB']);
    expect(hintAt('phone')).toBe('');
    expect(document.activeElement).toBe(control('phone'));
  });

  test('a number is asked about no more once it is typed otherwise', async () => {
    await type('phone', typed);
    await hintAppears('phone', text);
    await type('phone', '081 234 5678');
    expect(hintAt('phone')).toBe('');
    expect(screen.queryByRole('button', { name: action })).toBeNull();
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

  test('a hint at the e-mail address leaves the one at the number where it is', async () => {
    await type('phone', '+44 7400 123456');
    await type('email', 'name@gmial.com');
    await hintAppears('email', text);
    expect(hintAt('phone')).toBe(interpolate(formHelp.otherCountry.text, BRITISH));
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
