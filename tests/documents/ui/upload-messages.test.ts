import { expect, test } from 'vitest';
import upload from '../../../locales/en/upload.json' with { type: 'json' };
import { announcement } from '../../../src/documents/ui/upload-messages.ts';
import { localFailure } from '../../../src/documents/upload-state.ts';

test('a failed upload is announced with its file and its reason', () =>
  expect(announcement({ state: 'failed', name: 'card.pdf', failure: localFailure('offline') }, upload)).toBe(
    `card.pdf: ${upload.states.failed} – ${upload.failures.offline}`,
  ));
