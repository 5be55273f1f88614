// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { endpoint } from '../../../src/api/endpoint.ts';
import type { FlowContext } from '../../../src/engine/context.ts';
import { lookup, type Flow, type Step } from '../../../src/engine/flow.ts';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { applicationOf, applyingContext } from '../bachelor-context.ts';
import { fakeServer, held, type FakeServer } from '../fake-server.ts';
import { builtPage, closePage, control, errorOf, fillIn, press, summary, wake, watchLeaving } from './form-page.tsx';

vi.mock('../../../src/ui/overlays/open.ts');

const places = endpoint({
  method: 'GET',
  path: 'places',
  token: 'none',
  summary: '',
  answer: v.array(v.object({ id: v.string(), name: v.string(), postal_code: v.string(), fee: v.optional(v.number()) })),
});
/** A box, an answer that it hides, and a list that another answer narrows. */
const STEP: Step = {
  name: 'place',
  route: 'bachelor.education',
  save: 'answers',
  fields: [
    { kind: 'text', name: 'postcode', rule: 'postcode', optional: true },
    {
      kind: 'lookup',
      name: 'district_id',
      lookup: lookup(places, () => ({})),
      price: { word: 'fee', of: ({ fee }: { fee?: number | undefined }) => fee },
      fits: ({ postal_code }: { postal_code: string }, { postcode }) => !postcode || postcode === postal_code,
    },
    { kind: 'checkbox', name: 'same_as_invoice', optional: true },
    {
      kind: 'text',
      name: 'first_name',
      rule: 'name',
      when: ({ same_as_invoice }) => same_as_invoice !== 'yes',
    },
  ],
};
const FLOW: Flow = { ...bachelor, steps: [STEP] };

/** Longer than a closed select shows on a small phone. */
const LONG = 'District of the long and winding riverside';

let context: FlowContext;
let server: FakeServer;
beforeEach(async () => {
  window.history.replaceState(null, '', '/en/regisbachelor/education');
  context = applyingContext(FLOW);
  server = fakeServer();
  server.on('/places', [
    { id: '1', name: 'Dusit', postal_code: '10300', fee: 500 },
    { id: '2', name: 'Chatuchak', postal_code: '10900', fee: 0 },
    { id: '3', name: LONG, postal_code: '10900' },
  ]);
  watchLeaving();
  builtPage(context, STEP);
  await wake(context, undefined, STEP);
  await screen.findByRole('option', { name: 'Dusit' });
});
afterEach(closePage);

const change = async (name: string, value: string): Promise<void> => {
  await act(async () => {
    fireEvent.change(control(name), { target: { value } });
    await Promise.resolve();
  });
};
const tick = async (): Promise<void> => {
  await act(async () => {
    fireEvent.click(control('same_as_invoice'));
    await Promise.resolve();
  });
};

describe('a box', () => {
  test('is `yes` when ticked, hides what it makes needless, and nothing of that is sent', async () => {
    await tick();
    expect(control('same_as_invoice').checked).toBe(true);
    expect(document.querySelector('[name="first_name"]')).toBeNull();
    await change('district_id', '1');
    await press();
    await waitFor(() => expect(server.lastBody()).toEqual({ postcode: '', district_id: '1', same_as_invoice: 'yes' }));
  });

  test('is nothing when it was left, or ticked and left again', async () => {
    await tick();
    await tick();
    fillIn({});
    await change('first_name', 'สมชาย');
    await change('district_id', '1');
    await press();
    await waitFor(() => expect(server.lastBody()).toMatchObject({ same_as_invoice: '', first_name: 'สมชาย' }));
  });
});

test('a box that must be ticked is missed while it is not, and right as soon as it is', async () => {
  closePage();
  const step: Step = { ...STEP, fields: [{ kind: 'checkbox', name: 'same_as_invoice' }] };
  builtPage(context, step);
  await wake(context, undefined, step);
  await press();
  await waitFor(() => expect(errorOf('same_as_invoice')).not.toBe(''));
  expect(summary()).toEqual([errorOf('same_as_invoice')]);
  expect(control('same_as_invoice').getAttribute('aria-invalid')).toBe('true');
  expect(server.count('PATCH')).toBe(0);
  await tick();
  await waitFor(() => expect(errorOf('same_as_invoice')).toBe(''));
  await press();
  await waitFor(() => expect(server.lastBody()).toEqual({ same_as_invoice: 'yes' }));
});

describe('a list', () => {
  test('is narrowed by what stands beside it; a choice that does not fit is taken back', async () => {
    await change('district_id', '1');
    await change('postcode', '10900');
    expect(screen.queryByRole('option', { name: 'Dusit' })).toBeNull();
    expect(control('district_id').value).toBe('');
  });

  test('is right as soon as something is chosen after it was missed', async () => {
    await press();
    await waitFor(() => expect(errorOf('district_id')).not.toBe(''));
    await change('district_id', '2');
    await waitFor(() => expect(errorOf('district_id')).toBe(''));
    // What is judged late must not come back.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(errorOf('district_id')).toBe('');
  });

  test('tells what a choice costs when the server says so', async () => {
    const told = () => document.querySelector('form .tone-info')?.textContent.replace(/\s/g, ' ');
    await change('district_id', '1');
    expect(told()).toBe('Application fee: THB 500.00');
    await change('district_id', '2');
    expect(told()).toBe('Nothing to pay');
    await change('district_id', '3');
    expect(told()).toBeUndefined();
  });

  test('shows a choice in full below, when the closed list would cut it off', async () => {
    const below = () => document.querySelector('select[name="district_id"] ~ .hint')?.textContent;
    await change('district_id', '1');
    expect(below()).toBeUndefined();
    await change('district_id', '3');
    expect(below()).toBe(LONG);
  });

  test('that is still on its way when a kept choice is sent is waited for', async () => {
    closePage();
    const later = held();
    server.on('/slow', later.reply);
    const fields = STEP.fields.map((field) =>
      field.kind === 'lookup' ? { ...field, lookup: lookup({ ...places, path: 'slow' }, () => ({})) } : field,
    );
    const slow: Step = { ...STEP, fields };
    builtPage(context, slow);
    await wake(context, undefined, slow);
    await wake(context, applicationOf({ district_id: '2', same_as_invoice: 'yes' }), slow);
    await press();
    expect([server.count('PATCH'), errorOf('district_id')]).toEqual([0, '']);
    await act(async () => {
      later.answer([{ id: '2', name: 'Chatuchak', postal_code: '10900' }]);
      await Promise.resolve();
    });
    await waitFor(() => expect(server.count('PATCH')).toBe(1));
    expect(server.lastBody()).toMatchObject({ district_id: '2' });
  });
});
