import { expect, test } from 'vitest';
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import upload from '../../../locales/en/upload.json' with { type: 'json' };
import { announcement, rowState, stateText } from '../../../src/documents/ui/upload-messages.ts';
import { localFailure, type FailureReason } from '../../../src/documents/upload-state.ts';
import { fileOf, pdf } from '../sample-files.ts';

const messages = { upload, errors };
const retry = {
  preparedFile: { file: fileOf(pdf(), 'card.pdf'), hasPreview: false, checksum: 0 },
  chosen: fileOf(pdf(), 'card.pdf'),
  knownFileIds: [],
  outcomeUnknown: false,
};
const failed = (reason: FailureReason) => ({
  kind: 'failed' as const,
  name: 'card.pdf',
  failure: localFailure(reason),
});

test('a failed upload is announced with its file and its reason', () =>
  expect(announcement({ ...failed('offline'), retry }, messages, 'en')).toBe(
    `card.pdf: ${upload.states.failed} – ${upload.failures.offline}`,
  ));

test('a file that only a proxy refuses is told with its size and whom to call', () => {
  const failure = { ...localFailure('above-server-limit'), size: 3 * 1024 * 1024 };
  const { why } = rowState({ kind: 'failed', name: 'a.pdf', failure }, messages, 'en') as { readonly why: string };
  expect(why).toMatch(/3 MB/);
  expect(why).not.toMatch(/32 MB|\{\{/);
  expect(why).toMatch(/call the admissions office/);
});

test("a file that the server forbids is told in the server's sentence, with whom to call", () => {
  const failure = { ...localFailure('forbidden'), text: 'This file is blocked' };
  expect(rowState({ kind: 'failed', name: 'a.pdf', failure }, messages, 'en')).toMatchObject({
    why: expect.stringMatching(/^This file is blocked.* \+?[\d ]+\.$/) as unknown,
  });
});

test('a file that was refused before it was sent has not failed to be uploaded', () => {
  expect(stateText(failed('wrong-type'), upload)).toBe(upload.states.unusable);
  expect(announcement(failed('damaged'), messages, 'en')).toBe(
    `card.pdf: ${upload.states.unusable} – ${upload.failures.damaged}`,
  );
  expect(stateText({ ...failed('locked'), retry }, upload)).toBe(upload.states.notSent);
  const chosen = fileOf(pdf(), 'card.heic');
  expect(stateText({ ...failed('not-loaded'), chosen }, upload)).toBe(upload.states.notSent);
});
