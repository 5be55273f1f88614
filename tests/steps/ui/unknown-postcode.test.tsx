// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Step } from '../../../src/flows/definition/flow.ts';
import { address } from '../../../src/flows/fields/address.ts';
import { fakeServer, type FakeServer } from '../../application/fake-server.ts';
import { applyingSession, messages } from '../../application/test-session.ts';
import { builtPage, closePage, control, errorOf, hydrate } from './form-page.tsx';

const STEP: Step = {
  name: 'personal',
  route: 'bachelor.education',
  save: 'answers',
  fields: address('home_', { first: 'postcode' }),
};
const typePostcode = async (text: string): Promise<void> => {
  await act(async () => {
    const input = control('home_postcode');
    input.focus();
    fireEvent.input(input, { target: { value: text } });
    input.blur();
    await Promise.resolve();
  });
};
const districtText = (): string => control('home_district_id').closest('.field')?.textContent ?? '';

let server: FakeServer;
beforeEach(async () => {
  server = fakeServer();
  server.on('/general/district/postcode', []);
  const session = applyingSession();
  builtPage(session, STEP);
  await hydrate(session, undefined, STEP);
});
afterEach(closePage);

test('five digits that no district has are said to be unknown, with what to do', async () => {
  await typePostcode('99999');
  await vi.waitFor(() => expect(districtText()).toContain(messages.fields.noDistrict));
  expect(districtText()).not.toContain(messages.fields.none);
  expect(errorOf('home_postcode')).toBe('');
});

test('fewer digits are asked for by the rule alone', async () => {
  await typePostcode('9999');
  await vi.waitFor(() => expect(errorOf('home_postcode')).toBe(messages.errors.rules.postcode));
  expect(screen.queryByText(messages.fields.noDistrict)).toBeNull();
  expect(server.seen).toEqual([]);
});
