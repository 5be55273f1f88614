// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import messages from '../../../locales/th/consent.json' with { type: 'json' };
import { UTM_KEY } from '../../../src/config/storage-keys.ts';
import { openConsent } from '../../../src/platform/consent/consent.ts';
import { consentOfPage } from '../../../src/platform/storage/consent-choice.ts';
import { readKey, writeKey } from '../../../src/platform/storage/browser-storage.ts';

test('who rejects cookies objects to the parameters of adverts too: they are deleted, and pages are told', async () => {
  document.body.dataset.consent = '9.9';
  document.body.innerHTML = '<a class="skip-link" href="#content"></a><main id="content" tabindex="-1"></main>';
  writeKey(UTM_KEY, 'kept');
  // Kept by a tool that was accepted under an earlier version of the policy.
  localStorage.setItem('tt_appInfo', 'kept');
  const told: unknown[] = [];
  document.addEventListener('consent:chosen', () => told.push(consentOfPage()));
  await openConsent();
  expect(readKey(UTM_KEY)).toBe('kept');
  await userEvent.click(await screen.findByText(messages.refuse));
  expect([told, readKey(UTM_KEY), localStorage.getItem('tt_appInfo')]).toEqual([['refused'], undefined, null]);
});
