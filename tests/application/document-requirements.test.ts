import { describe, expect, test } from 'vitest';
import { documentsMissing } from '../../src/application/document-requirements.ts';
import type { UploadStates } from '../../src/documents/upload-queue.ts';
import { documentBlockers, documentsOfPage } from '../../src/documents/upload-store.ts';
import { blockerFieldId, blockerMessage } from '../../src/documents/ui/document-errors.ts';
import type { CustomInput } from '../../src/model/application.ts';
import messages from '../../locales/en/upload.json' with { type: 'json' };
import { QUESTION } from '../documents/fake-documents-api.ts';
import { fileOf, pdf } from '../documents/sample-files.ts';

const REQUIREMENTS = [
  { type: 'id_card', required: true },
  { type: 'portfolio', required: false },
] as const;
const received = (type: 'id_card' | 'portfolio' | 'transcript') => ({ id: type, type, name: '', size: 0 });
const attempt = {
  preparedFile: { file: fileOf(pdf(), 'a.pdf'), hasPreview: false, checksum: 1 },
  knownFileIds: [],
  outcomeUnknown: false,
};
const question = (entries: Partial<CustomInput>): CustomInput => ({
  ...QUESTION,
  ...entries,
});

describe('what is missing', () => {
  test('are required kinds without a file and required questions without an answer', () => {
    expect(documentsMissing({ requirements: REQUIREMENTS, files: [], customInputs: [question({})] })).toEqual([
      { kind: 'file', type: 'id_card' },
      { kind: 'input', id: '5' },
    ]);
  });

  test('is nothing once the server has them, or nothing was asked for', () => {
    const answered = [question({ response: 'M' }), question({ required: false })];
    expect(
      documentsMissing({ requirements: REQUIREMENTS, files: [received('id_card')], customInputs: answered }),
    ).toEqual([]);
    expect(documentsMissing({ requirements: [], files: [], customInputs: [] })).toEqual([]);
  });
});

describe('what blocks the step', () => {
  const kinds = (uploadStates: UploadStates, files: ReturnType<typeof received>[] = []) =>
    documentBlockers(REQUIREMENTS, files, uploadStates, {}).map((blocker) => [blocker.kind, blockerFieldId(blocker)]);

  test('is a missing file, at its input', () => {
    expect(kinds({})).toEqual([['id_card', 'document-id_card-file']]);
    expect(kinds({}, [received('id_card')])).toEqual([]);
    const sentences = documentBlockers(REQUIREMENTS, [], {}, {}).map((blocker) => blockerMessage(blocker, messages));
    expect(sentences).toEqual([messages.documentErrors.missing.id_card]);
  });

  test('is any file that is being sent, at its heading: its input is not there', () => {
    const sending: UploadStates = { portfolio: { state: 'sending', attempt, percent: 3 } };
    expect(kinds(sending, [received('id_card')])).toEqual([['portfolio', 'document-portfolio']]);
  });

  test('is a failed file, even of an optional kind', () => {
    const failed: UploadStates = {
      portfolio: { state: 'failed', name: 'a', failure: { reason: 'offline', text: '', retryAt: 0 } },
    };
    expect(kinds(failed, [received('id_card')])).toEqual([['portfolio', 'document-portfolio-file']]);
  });
});

test('a kind that was sent though nobody asks for it can still be seen', () => {
  expect(documentsOfPage(REQUIREMENTS, [received('transcript'), received('id_card')]).map(({ type }) => type)).toEqual([
    'id_card',
    'portfolio',
    'transcript',
  ]);
});
