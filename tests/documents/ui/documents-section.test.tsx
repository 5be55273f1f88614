// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormSection } from '../../../src/steps/form-section.ts';
import { DocumentsSection } from '../../../src/documents/ui/DocumentsSection.tsx';
import { application, documentsSession, fakeDocumentsApi } from '../fake-documents-api.ts';
import { renderInFlow } from '../../application/ui/render-in-flow.tsx';
import { chooseFirstFile, press, scan, user } from './open-form.tsx';

let api: ReturnType<typeof fakeDocumentsApi>;
beforeEach(() => {
  api = fakeDocumentsApi();
});
afterEach(cleanup);

async function open() {
  const section = createRef<FormSection>();
  const onErrors = vi.fn();
  renderInFlow(
    documentsSession([{ type: 'transcript', required: true }]),
    <DocumentsSection application={application} submitted={true} ref={section} onErrors={onErrors} />,
  );
  await screen.findByRole('heading', { name: 'Transcript' });
  return { section: section.current, onErrors };
}

test('documents below a form are checked, listed and saved with it', async () => {
  api.questions = [{ id: '5', label: 'Shirt size', kind: 'text', required: false, options: [], response: 'S' }];
  const { section, onErrors } = await open();
  expect(section?.hasQuestions?.()).toBe(true);
  expect(await section?.check()).toBe(false);
  await waitFor(() =>
    expect(onErrors).toHaveBeenLastCalledWith([
      { fieldId: 'document-transcript-file', message: 'Upload your transcript' },
    ]),
  );
  await chooseFirstFile('transcript', scan);
  await waitFor(() => expect(onErrors).toHaveBeenLastCalledWith([]));
  expect(await section?.check()).toBe(true);
  await section?.save();
  expect(api.saved).toEqual([{ '5': 'S' }]);
});

test('a check waits for the answer to a deletion', async () => {
  api.files = [{ id: '9', type: 'transcript', name: 'old.pdf', size: 1 }];
  const { section } = await open();
  await press('Delete the file old.pdf');
  const answer = api.holdAnswer();
  const checked = vi.fn();
  const check = section?.check().then(checked);
  await waitFor(() => expect(api.files).toEqual([]));
  await new Promise((resolve) => setTimeout(resolve));
  expect(checked).not.toHaveBeenCalled();
  answer();
  await check;
  expect(checked).toHaveBeenCalledExactlyOnceWith(false);
});

test('a section without questions says so', async () => {
  api.questions = [];
  const { section } = await open();
  expect(section?.hasQuestions?.()).toBe(false);
});

test('an answer that is corrected after it was saved is saved again', async () => {
  api.questions = [{ id: '5', label: 'Shirt size', kind: 'text', required: false, options: [], response: 'S' }];
  const { section } = await open();
  expect(section?.isSaved()).toBe(false);
  await section?.save();
  expect(section?.isSaved()).toBe(true);
  await user.type(screen.getByLabelText(/Shirt size/), 'M');
  expect(section?.isSaved()).toBe(false);
  await section?.save();
  expect(section?.isSaved()).toBe(true);
  expect(api.saved).toEqual([{ '5': 'S' }, { '5': 'SM' }]);
});

test('a refusal of the answers refuses the whole step', async () => {
  api.questions = [{ id: '5', label: 'Shirt size', kind: 'text', required: false, options: [], response: 'S' }];
  const { section, onErrors } = await open();
  api.interruption = { status: 422, body: { errors: { 'response.5': ['Only S, M or L'] } } };
  await expect(section?.save()).rejects.toMatchObject({ status: 422 });
  await waitFor(() =>
    expect(onErrors).toHaveBeenLastCalledWith(
      expect.arrayContaining([{ fieldId: 'question-5', message: 'Only S, M or L' }]),
    ),
  );
});

test('documents that could not be loaded fail the check with that error', async () => {
  api.interruption = { status: 409, body: {} };
  const section = createRef<FormSection>();
  renderInFlow(
    documentsSession([{ type: 'transcript', required: true }]),
    <DocumentsSection application={application} submitted={true} ref={section} onErrors={vi.fn()} />,
  );
  await waitFor(() => expect(section.current).not.toBeNull());
  expect(() => section.current?.check()).toThrow(expect.objectContaining({ status: 409 }));
});
