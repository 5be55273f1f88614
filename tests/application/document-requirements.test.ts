import { beforeEach, describe, expect, test } from 'vitest';
import {
  isEmpty,
  missingDocuments,
  refusedDocuments,
  requiresNoDocuments,
} from '../../src/application/document-requirements.ts';
import type { UploadStates } from '../../src/documents/upload-queue.ts';
import { documentBlockers, documentsOfPage } from '../../src/documents/upload-store.ts';
import { blockerFieldId } from '../../src/documents/ui/document-errors.ts';
import type { CustomInput, UploadedFile } from '../../src/model/application.ts';
import { QUESTION } from '../documents/fake-documents-api.ts';
import { fileOf, pdf } from '../documents/sample-files.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { shortCourse } from '../../src/flows/short-course.ts';
import { fakeServer, refused, type FakeServer } from './fake-server.ts';
import { applicationOf, applyingSession } from './test-session.ts';

const REQUIREMENTS = [
  { type: 'id_card', required: true },
  { type: 'portfolio', required: false },
] as const;
const received = (type: 'id_card' | 'portfolio' | 'transcript') => ({ id: type, type, name: '', size: 0 });
const attempt = {
  preparedFile: { file: fileOf(pdf(), 'a.pdf'), hasPreview: false, checksum: 1 },
  chosen: fileOf(pdf(), 'a.pdf'),
  knownFileIds: [],
  outcomeUnknown: false,
};
const question = (entries: Partial<CustomInput>): CustomInput => ({
  ...QUESTION,
  ...entries,
});

describe('missing documents and answers', () => {
  test('required kinds without a file and required questions without an answer are missing', () => {
    expect(missingDocuments({ requirements: REQUIREMENTS, files: [], customInputs: [question({})] })).toEqual([
      { kind: 'file', type: 'id_card' },
      { kind: 'input', id: '5' },
    ]);
  });

  test('nothing is missing once the server has it, or if nothing is required', () => {
    const answered = [question({ response: 'M' }), question({ required: false })];
    expect(
      missingDocuments({ requirements: REQUIREMENTS, files: [received('id_card')], customInputs: answered }),
    ).toEqual([]);
    expect(missingDocuments({ requirements: [], files: [], customInputs: [] })).toEqual([]);
  });
});

test('a refused document is missing again until another copy was sent', () => {
  const refused = { ...received('id_card'), state: 'refused' as const };
  const missing = (files: readonly UploadedFile[]) =>
    missingDocuments({ requirements: REQUIREMENTS, files, customInputs: [] }).length;
  expect(missing([refused])).toBe(1);
  expect(missing([refused, received('id_card')])).toBe(0);
  expect(missing([{ ...refused, state: 'checked' }])).toBe(0);
  expect(missing([refused, received('transcript')])).toBe(1);
});

describe('blockers of the step', () => {
  const kinds = (uploadStates: UploadStates, files: ReturnType<typeof received>[] = []) =>
    documentBlockers(REQUIREMENTS, files, uploadStates, {}).map((blocker) => [blocker.kind, blockerFieldId(blocker)]);

  test('a file that is being sent blocks the step and links to its heading, because its input is gone', () => {
    const sending: UploadStates = { portfolio: { kind: 'sending', attempt, percent: 3 } };
    expect(kinds(sending, [received('id_card')])).toEqual([['portfolio', 'document-portfolio']]);
  });
});

test('a sent file of a kind that is not required is still shown', () => {
  expect(documentsOfPage(REQUIREMENTS, [received('transcript'), received('id_card')]).map(({ type }) => type)).toEqual([
    'id_card',
    'portfolio',
    'transcript',
  ]);
});

test('a step shows nothing if nothing is required, sent or asked', () => {
  const nothing = { requirements: [], files: [], customInputs: [] };
  expect(isEmpty(nothing)).toBe(true);
  expect(isEmpty({ ...nothing, requirements: REQUIREMENTS })).toBe(false);
  expect(isEmpty({ ...nothing, files: [received('id_card')] })).toBe(false);
  expect(isEmpty({ ...nothing, customInputs: [QUESTION] })).toBe(false);
  expect(isEmpty({ ...nothing, requirements: [REQUIREMENTS[0]], files: [received('id_card')] })).toBe(false);
  expect(isEmpty({ ...nothing, files: [received('id_card')], customInputs: [QUESTION] })).toBe(false);
});

describe('the refused documents of a submitted application', () => {
  const load = (files: readonly object[]) => {
    fakeServer().on('/application/file/', files);
    return refusedDocuments(applyingSession());
  };

  test('are asked for again, each kind once, beside what else was sent of it', async () => {
    const card = { id: 5, type: 'id_card', state: 'refused' };
    const documents = await load([card, { ...card, id: 6 }, { id: 8, type: 'portfolio' }]);
    expect(documents).toMatchObject({
      requirements: [{ type: 'id_card', required: true }],
      files: [{ id: '5' }, { id: '6' }],
      customInputs: [],
      onlyKinds: ['id_card'],
    });
    expect(documents?.files).toHaveLength(2);
  });

  test('are none if all were taken or replaced, or if no kind is known', async () => {
    expect(await load([{ id: 5, type: 'id_card', state: 'checked' }])).toBeUndefined();
    expect(
      await load([
        { id: 5, type: 'id_card', state: 'refused' },
        { id: 6, type: 'id_card' },
      ]),
    ).toBeUndefined();
    expect(await load([{ id: 5, state: 'refused' }])).toBeUndefined();
  });
});

describe('whether a campaign requires documents', () => {
  let server: FakeServer;
  beforeEach(() => {
    server = fakeServer();
  });
  const requiresNone = (
    requirements: typeof REQUIREMENTS | readonly [],
    flow: typeof bachelor | typeof shortCourse = bachelor,
  ) =>
    requiresNoDocuments(
      applyingSession({ ...flow, requiredDocuments: () => Promise.resolve(requirements) }),
      applicationOf(),
    );

  test('none are if it requires nothing and asks nothing', async () => {
    server.on('/application/custom-input/', []);
    expect(await requiresNone([])).toBe(true);
    expect(server.seen.map(({ query }) => query)).toEqual([{ application_id: '7' }]);
  });

  test('they are if it requires one, and its questions are then not read', async () => {
    expect(await requiresNone(REQUIREMENTS)).toBe(false);
    expect(server.seen).toEqual([]);
  });

  test('they are if it asks a question', async () => {
    server.on('/application/custom-input/', [QUESTION]);
    expect(await requiresNone([])).toBe(false);
  });

  test('a flow without questions, and a campaign of which the server knows none, ask none', async () => {
    server.on('/application/custom-input/', refused(404));
    expect(await requiresNone([])).toBe(true);
    server.seen.length = 0;
    expect([await requiresNone([], shortCourse), server.seen]).toEqual([true, []]);
  });

  test('a failure is no answer', async () => {
    server.on('/application/custom-input/', refused(400));
    await expect(requiresNone([])).rejects.toMatchObject({ status: 400 });
  });
});
