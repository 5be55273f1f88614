import { expect, test } from 'vitest';
import upload from '../../../locales/en/upload.json' with { type: 'json' };
import { announcement, stateText } from '../../../src/documents/ui/upload-messages.ts';
import { localFailure, type FailureReason } from '../../../src/documents/upload-state.ts';
import { fileOf, pdf } from '../sample-files.ts';

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
  expect(announcement({ ...failed('offline'), retry }, upload)).toBe(
    `card.pdf: ${upload.states.failed} – ${upload.failures.offline}`,
  ));

test('a file that was refused before it was sent has not failed to be uploaded', () => {
  expect(stateText(failed('wrong-type'), upload)).toBe(upload.states.unusable);
  expect(announcement(failed('damaged'), upload)).toBe(
    `card.pdf: ${upload.states.unusable} – ${upload.failures.damaged}`,
  );
  expect(stateText({ ...failed('locked'), retry }, upload)).toBe(upload.states.notSent);
  const chosen = fileOf(pdf(), 'card.heic');
  expect(stateText({ ...failed('not-loaded'), chosen }, upload)).toBe(upload.states.notSent);
});
