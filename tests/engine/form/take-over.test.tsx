// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FlowContext } from '../../../src/engine/context.ts';
import { applicationOf, applyingContext } from '../bachelor-context.ts';
import { fakeServer, type FakeServer } from '../fake-server.ts';
import {
  builtPage,
  closePage,
  control,
  errorOf,
  fillIn,
  FLOW,
  GOOD,
  press,
  tile,
  wake,
  watchLeaving,
} from './form-page.tsx';

let context: FlowContext;
let server: FakeServer;
beforeEach(() => {
  context = applyingContext(FLOW);
  server = fakeServer();
  watchLeaving();
});
afterEach(closePage);

describe('a page that was used before it woke', () => {
  test('keeps what was typed, chosen and filled in, and sends it', async () => {
    builtPage(context);
    fillIn(GOOD);
    await wake(context);
    for (const name of ['first_name', 'gpax', 'id_number', 'study_duration'] as const) {
      expect(control(name).value).toBe(GOOD[name]);
    }
    expect(tile('no').checked).toBe(true);
    await press();
    await vi.waitFor(() => expect(server.lastBody()).toEqual(GOOD));
  });

  test('is marked as taken over, for the script that checked it until then', async () => {
    const form = builtPage(context);
    expect(form.dataset['awake']).toBeUndefined();
    expect(form.dataset['stepForm']).toBe('bachelor');
    await wake(context);
    expect(form.dataset['awake']).toBe('');
  });

  test('makes the submit that was pressed, once', async () => {
    vi.spyOn(console, 'error').mockReturnValue(); // React, in development, of the mark it does not know.
    const form = builtPage(context);
    fillIn(GOOD);
    form.dataset['submitted'] = 'yes';
    await wake(context);
    await vi.waitFor(() => expect(server.count('PATCH')).toBe(1));
    expect(form.dataset['submitted']).toBeUndefined();
  });

  test('finds the faults again that were shown before', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const form = builtPage(context);
    fillIn({ ...GOOD, gpax: '5' });
    form.dataset['faulty'] = 'gpax';
    await wake(context);
    await vi.waitFor(() => expect(errorOf('gpax')).toBe(context.words.errors.rules.gpax));
    expect(errorOf('first_name')).toBe('');
  });
});

describe('what was saved fills only what was not touched', () => {
  test('a draft', async () => {
    context.stores.$draft.set({ first_name: 'from the draft', gpax: '1.00' });
    builtPage(context);
    fillIn({ first_name: 'typed' });
    await wake(context);
    expect(control('first_name').value).toBe('typed');
    expect(control('gpax').value).toBe('1.00');
  });

  test('the application, behind the draft', async () => {
    context.stores.$draft.set({ gpax: '1.00' });
    builtPage(context);
    fillIn({ first_name: 'typed' });
    await wake(context);
    await wake(context, applicationOf({ first_name: 'server', gpax: '2.00', study_duration: '2' }));
    expect(['first_name', 'gpax', 'study_duration'].map((name) => control(name).value)).toEqual(['typed', '1.00', '2']);
  });

  test('a number that the server keeps is not asked for again', async () => {
    builtPage(context);
    const { id_number, ...rest } = GOOD;
    fillIn(rest);
    await wake(context);
    await wake(context, applicationOf({ hints: { id_number: id_number.slice(-4) } }));
    expect(document.body.textContent).toContain('4567');
    await press();
    await vi.waitFor(() => expect(server.lastBody()).toEqual(rest));
  });
});

test('a field that another answer asks for comes and goes, and is sent only while it is there', async () => {
  const user = userEvent.setup();
  builtPage(context);
  fillIn(GOOD);
  await wake(context);
  expect(document.querySelector('[name="school_name"]')).toBeNull();
  await user.click(tile('yes'));
  await user.type(control('school_name'), 'A school');
  await user.click(tile('no'));
  expect(document.querySelector('[name="school_name"]')).toBeNull();
  await press();
  await vi.waitFor(() => expect(server.lastBody()).toEqual(GOOD));
});

test('a wrong value is told on leaving its field and taken back while it is put right; an empty one waits', async () => {
  const user = userEvent.setup();
  builtPage(context);
  await wake(context);
  await user.type(control('gpax'), '5');
  await user.tab();
  await vi.waitFor(() => expect(errorOf('gpax')).toBe(context.words.errors.rules.gpax));
  await user.clear(control('gpax'));
  await user.type(control('gpax'), '3');
  await vi.waitFor(() => expect(errorOf('gpax')).toBe(''));
  await user.click(control('first_name'));
  await user.tab();
  expect(errorOf('first_name')).toBe('');
  await act(async () => Promise.resolve());
});
