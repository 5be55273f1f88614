// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import flow from '../../../locales/en/flow.json' with { type: 'json' };
import { fakeDocumentsApi, QUESTION } from '../fake-documents-api.ts';
import { open, press, user } from './open-form.tsx';

let api: ReturnType<typeof fakeDocumentsApi>;
beforeEach(() => {
  api = fakeDocumentsApi();
  api.questions = [QUESTION];
});
afterEach(cleanup);

describe('the questions', () => {
  test('are required, stored as a draft, saved with "Continue" and then removed from the draft', async () => {
    const { done, session } = await open([]);
    await press(flow.continue);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('#question-5');

    await user.type(screen.getByLabelText(/Shirt size/), 'M');
    await waitFor(() => expect(session.stores.$draft.get()).toEqual({ custom_5: 'M' }));
    await press(flow.continue);
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(api.saved).toEqual([{ '5': 'M' }]);
    expect(session.stores.$draft.get()).toEqual({});
  });

  test('of one line are not sent to a spelling service', async () => {
    await open([]);
    expect(screen.getByLabelText(/Shirt size/).getAttribute('spellcheck')).toBe('false');
  });

  test("show the server's refusal at the question and in the summary", async () => {
    const { done } = await open([]);
    api.interruption = { status: 422, body: { errors: { 'response.5': ['Only S, M or L'] } } };
    await user.type(screen.getByLabelText(/Shirt size/), 'XS');
    await press(flow.continue);
    expect(await screen.findByRole('link', { name: 'Only S, M or L' })).toBeTruthy();
    expect(done).not.toHaveBeenCalled();
  });
});
