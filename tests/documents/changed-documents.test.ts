import { expect, test } from 'vitest';
import { changedDocuments, questionRow } from '../../src/documents/changed-documents.ts';
import type { Documents } from '../../src/application/document-requirements.ts';
import type { UploadedFile } from '../../src/model/application.ts';

const file = (id: string, type: UploadedFile['type']): UploadedFile => ({ id, type, name: 'a.pdf', size: 1 });

const DOCUMENTS = {
  requirements: [
    { type: 'id_card', required: true },
    { type: 'transcript', required: true },
    { type: 'portfolio', required: false },
  ],
  files: [file('1', 'id_card'), file('2', 'transcript'), file('3', 'transcript')],
  customInputs: [
    { id: '5', response: 'school' },
    { id: '6', response: null },
  ],
} as unknown as Documents;

test.each([
  ['nothing was changed', ['1', '2', '3'], { 5: 'school' }, []],
  ['the list comes in another order', ['3', '2', '1'], { 5: 'school', 6: '' }, []],
  ['a file was replaced', ['9', '2', '3'], { 5: 'school' }, ['id_card']],
  ['a page was deleted', ['1', '2'], { 5: 'school' }, ['transcript']],
  ['an answer was given', ['1', '2', '3'], { 5: 'school', 6: 'yes' }, [questionRow('6')]],
  ['an answer was changed', ['1', '2', '3'], { 5: 'friend' }, [questionRow('5')]],
])('the changes when %s', (_name, ids, responses, expected) => {
  const kinds: Readonly<Record<string, UploadedFile['type']>> = { 2: 'transcript', 3: 'transcript' };
  const files = ids.map((id) => file(id, kinds[id] ?? 'id_card'));
  expect(changedDocuments(DOCUMENTS, files, responses)).toEqual(expected);
});

test('the first file of a kind is a change of that kind', () => {
  const files = [...DOCUMENTS.files, file('4', 'portfolio')];
  expect(changedDocuments(DOCUMENTS, files, { 5: 'school' })).toEqual(['portfolio']);
});
