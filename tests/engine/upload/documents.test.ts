import { describe, expect, test } from 'vitest';
import { documentProblems, documentsOfPage } from '../../../src/engine/upload/document-problems.ts';
import { documentsMissing } from '../../../src/engine/upload/documents.ts';
import type { Transfers } from '../../../src/engine/upload/upload-queue.ts';
import type { CustomInput } from '../../../src/model/application.ts';
import words from '../../../locales/en/upload.json' with { type: 'json' };
import { fileOf, pdf } from './sample-files.ts';

const WANTED = [
  { type: 'id_card', required: true },
  { type: 'portfolio', required: false },
] as const;
const held = (type: 'id_card' | 'portfolio' | 'transcript') => ({ id: type, type, name: '', size: 0 });
const attempt = { outgoing: { file: fileOf(pdf(), 'a.pdf'), preview: false }, heldBefore: [], doubtful: false };
const question = (entries: Partial<CustomInput>): CustomInput => ({
  id: '5',
  label: 'Shirt size',
  kind: 'text',
  required: true,
  options: [],
  response: undefined,
  ...entries,
});

describe('what is missing', () => {
  test('are required kinds without a file and required questions without an answer', () => {
    expect(documentsMissing({ wanted: WANTED, files: [], customInputs: [question({})] })).toEqual([
      { kind: 'file', type: 'id_card' },
      { kind: 'input', id: '5' },
    ]);
  });

  test('is nothing once the server has them, or nothing was asked for', () => {
    const answered = [question({ response: 'M' }), question({ required: false })];
    expect(documentsMissing({ wanted: WANTED, files: [held('id_card')], customInputs: answered })).toEqual([]);
    expect(documentsMissing({ wanted: [], files: [], customInputs: [] })).toEqual([]);
  });
});

describe('what holds the step', () => {
  const kinds = (transfers: Transfers, files: ReturnType<typeof held>[] = []) =>
    documentProblems(WANTED, files, transfers, words).map(({ kind, fieldId }) => [kind, fieldId]);

  test('is a missing file, at its input', () => {
    expect(kinds({})).toEqual([['id_card', 'document-id_card-file']]);
    expect(kinds({}, [held('id_card')])).toEqual([]);
  });

  test('is any file under way, at its heading: its input is not there', () => {
    const sending: Transfers = { portfolio: { state: 'sending', attempt, percent: 3 } };
    expect(kinds(sending, [held('id_card')])).toEqual([['portfolio', 'document-portfolio']]);
  });

  test('is a failed file, even of an optional kind', () => {
    const failed: Transfers = {
      portfolio: { state: 'failed', name: 'a', failure: { why: 'offline', text: '', until: 0 } },
    };
    expect(kinds(failed, [held('id_card')])).toEqual([['portfolio', 'document-portfolio-file']]);
  });
});

test('a kind that was sent though nobody asks for it can still be seen', () => {
  expect(documentsOfPage(WANTED, [held('transcript'), held('id_card')]).map(({ type }) => type)).toEqual([
    'id_card',
    'portfolio',
    'transcript',
  ]);
});
