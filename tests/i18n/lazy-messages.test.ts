import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FLOW_IDS } from '../../src/config/flow-registry.ts';
import { LOCALES } from '../../src/config/locales.ts';
import * as lazy from '../../src/i18n/lazy-messages.ts';

const { copyMessages, stepTexts: _steps, ...loaders } = lazy;

/** The file that each function loads. */
const FILES = {
  otpMessages: 'otp',
  dialogMessages: 'dialogs',
  campaignMessages: 'campaign',
  errorPageMessages: 'errors',
  consentMessages: 'consent',
  formHelpMessages: 'form-help',
  rankMessages: 'ranks',
  uploadMessages: 'upload',
  submissionMessages: 'submission',
  coverMessages: 'cover',
  continueOnPhoneMessages: 'continue-on-phone',
} as const satisfies Record<keyof typeof loaders, string>;

describe.each(LOCALES)('messages that are loaded on demand, in %s', (locale) => {
  const file = (name: string): Record<string, unknown> =>
    JSON.parse(readFileSync(`locales/${locale}/${name}.json`, 'utf8')) as Record<string, unknown>;

  test.each(Object.entries(FILES))('%s are those of %s.json', async (name, source) => {
    expect(await loaders[name as keyof typeof FILES](locale)).toEqual(file(source));
  });

  test.each(FLOW_IDS)(
    'a copy of an application in %s has the names of its steps, and all that a copy says',
    async (flow) => {
      const parts = ['copy', 'fields', 'payment', 'result', 'review', 'upload'];
      const texts = Object.fromEntries(parts.map((name) => [name, file(name)]));
      expect(await copyMessages(locale, flow)).toEqual({ ...texts, steps: file(flow)['steps'] });
    },
  );
});
