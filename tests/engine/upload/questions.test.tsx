// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as callFloor from '../../../src/api/call.ts';
import { CallError } from '../../../src/api/errors.ts';
import type { CustomInput } from '../../../src/model/application.ts';
import flow from '../../../locales/en/flow.json' with { type: 'json' };
import { open, press, resetServer, server, user } from './open-step.tsx';

vi.mock('../../../src/api/call.ts', { spy: true });
vi.mock('../../../src/api/upload.ts', { spy: true });

beforeEach(resetServer);
afterEach(cleanup);

const question: CustomInput = {
  id: '5',
  label: 'Shirt size',
  kind: 'text',
  required: true,
  options: [],
  response: undefined,
};

describe('the questions', () => {
  test('are required, kept as a draft, saved with "Continue" and then taken out of the draft', async () => {
    const { done, context } = await open([], [question]);
    await press(flow.continue);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('#question-5');

    await user.type(screen.getByLabelText(/Shirt size/), 'M');
    await waitFor(() => expect(context.stores.$draft.get()).toEqual({ custom_5: 'M' }));
    await press(flow.continue);
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(server.saved).toEqual([{ '5': 'M' }]);
    expect(context.stores.$draft.get()).toEqual({});
  });

  test('show a refusal of the server at the question, and in the summary', async () => {
    const { done } = await open([], [question]);
    vi.mocked(callFloor.callAny).mockRejectedValueOnce(
      new CallError({ kind: 'http', status: 422, fields: { 'response.5': 'Only S, M or L' } }),
    );
    await user.type(screen.getByLabelText(/Shirt size/), 'XS');
    await press(flow.continue);
    expect(await screen.findByRole('link', { name: 'Only S, M or L' })).toBeTruthy();
    expect(done).not.toHaveBeenCalled();
  });
});
