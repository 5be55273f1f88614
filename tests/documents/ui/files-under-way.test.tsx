// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import flow from '../../../locales/en/flow.json' with { type: 'json' };
import upload from '../../../locales/en/upload.json' with { type: 'json' };
import { interpolate } from '../../../src/lib/interpolate.ts';
import { fakeDocumentsApi } from '../fake-documents-api.ts';
import { chooseFirstFile, open, press, scan } from './open-form.tsx';

let api: ReturnType<typeof fakeDocumentsApi>;
beforeEach(() => {
  api = fakeDocumentsApi();
});
afterEach(cleanup);

const isWarned = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('the documents step while a file is under way', () => {
  test('warns before the page is left while a file is being sent', async () => {
    api.stallAt = 40;
    await open([{ type: 'transcript', required: true }]);
    expect(isWarned()).toBe(false);
    await chooseFirstFile('transcript', scan);
    await screen.findByRole('progressbar');
    expect(isWarned()).toBe(true);
    await press('Cancel uploading scan.pdf');
    expect(isWarned()).toBe(false);
  });

  test('waits for a deletion before it checks the step, and warns before the page is left', async () => {
    api.files = [{ id: '9', type: 'transcript', name: 'old.pdf', size: 2048 }];
    const { done } = await open([{ type: 'transcript', required: true }]);
    const answer = api.holdAnswer();
    await press('Delete the file old.pdf');
    expect(isWarned()).toBe(true);
    await press(flow.continue);
    await screen.findByText(upload.states.removing);
    answer();
    expect(await screen.findByRole('link', { name: upload.documentErrors.missing.transcript })).toBeTruthy();
    expect(isWarned()).toBe(false);
    expect(done).not.toHaveBeenCalled();
  });

  test('reports a file chosen during the submit, and stays', async () => {
    api.questions = [{ id: '5', label: 'Shirt size', kind: 'text', required: false, options: [], response: 'S' }];
    const { done } = await open([{ type: 'portfolio', required: false }]);
    const answer = api.holdAnswer();
    await press(flow.continue);
    await screen.findByRole('button', { name: flow.saving });
    api.stallAt = 40;
    await chooseFirstFile('portfolio', scan);
    await screen.findByRole('progressbar');
    answer();
    const message = interpolate(upload.documentErrors.uploading, { kind: upload.kinds.portfolio });
    const link = await screen.findByRole('link', { name: message });
    expect(link.getAttribute('href')).toBe('#document-portfolio');
    expect(done).not.toHaveBeenCalled();
  });
});
