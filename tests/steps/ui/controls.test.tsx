// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { endpoint } from '../../../src/api/contract/endpoint.ts';
import { lookup } from '../../../src/field-kinds/lookup.ts';
import type { Flow, Step } from '../../../src/flows/definition/flow.ts';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { shortCourse } from '../../../src/flows/short-course.ts';
import type { FieldDefinition } from '../../../src/field-kinds/kinds.ts';
import type { Application } from '../../../src/model/application.ts';
import { applicationOf, applyingSession, type TestSession } from '../../application/test-session.ts';
import { fakeServer, deferredReply, type FakeServer } from '../../application/fake-server.ts';
import { builtPage, closePage, control, errorOf, fillIn, press, summary, hydrate } from './form-page.tsx';

const places = endpoint({
  method: 'GET',
  path: 'places',
  token: 'none',
  response: v.array(
    v.object({ id: v.string(), name: v.string(), postal_code: v.string(), fee: v.optional(v.number()) }),
  ),
});
/** A checkbox, an answer that it hides, and a list that another answer narrows. */
const STEP: Step = {
  name: 'place',
  route: 'bachelor.education',
  save: 'answers',
  fields: [
    { kind: 'text', name: 'postcode', rule: 'postcode', inputMode: 'numeric', optional: true },
    {
      kind: 'remote-select',
      name: 'district_id',
      lookup: lookup(places, () => ({})),
      description: () => [],
      price: { messageKey: 'fee', amount: ({ fee }: { fee?: number | undefined }) => fee },
      filterOption: ({ postal_code }: { postal_code: string }, { postcode }) => !postcode || postcode === postal_code,
    },
    { kind: 'checkbox', name: 'same_as_invoice', optional: true },
    {
      kind: 'text',
      name: 'first_name',
      rule: 'name',
      visibleWhen: ({ same_as_invoice }) => same_as_invoice !== 'yes',
    },
  ],
};
const FLOW: Flow = { ...bachelor, steps: [STEP] };

/** Longer than a closed select shows on a small phone. */
const LONG = 'District of the long and winding riverside';

let session: TestSession;
let server: FakeServer;
beforeEach(async () => {
  window.history.replaceState(null, '', '/en/regisbachelor/education');
  session = applyingSession(FLOW);
  server = fakeServer();
  server.on('/places', [
    { id: '1', name: 'Dusit', postal_code: '10300', fee: 500 },
    { id: '2', name: 'Chatuchak', postal_code: '10900', fee: 0 },
    { id: '3', name: LONG, postal_code: '10900' },
  ]);
  builtPage(session, STEP);
  await hydrate(session, undefined, STEP);
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

test('a number is typed on the keyboard of numbers', () => {
  expect(control('postcode').getAttribute('inputmode')).toBe('numeric');
});

describe('a checkbox', () => {
  test('is `yes` when it is ticked, hides what is no longer needed, and none of that is sent', async () => {
    await tick();
    expect(control('same_as_invoice').checked).toBe(true);
    expect(document.querySelector('[name="first_name"]')).toBeNull();
    await change('district_id', '1');
    await press();
    await waitFor(() => expect(server.lastBody()).toEqual({ postcode: '', district_id: '1', same_as_invoice: 'yes' }));
  });

  test('is empty if it is not ticked, or ticked and unticked again', async () => {
    await tick();
    await tick();
    fillIn({});
    await change('first_name', 'สมชาย');
    await change('district_id', '1');
    await press();
    await waitFor(() => expect(server.lastBody()).toMatchObject({ same_as_invoice: '', first_name: 'สมชาย' }));
  });
});

test('a checkbox that is ticked at first stays as it was left, in the browser and on the server', async () => {
  const ticked: Step = {
    ...STEP,
    fields: [{ kind: 'checkbox', name: 'same_as_invoice', initial: 'yes', optional: true }],
  };
  const open = async (application?: Application): Promise<boolean> => {
    closePage();
    builtPage(session, ticked);
    await hydrate(session, undefined, ticked);
    if (application) await hydrate(session, application, ticked);
    return control('same_as_invoice').checked;
  };
  expect(await open()).toBe(true);
  expect(await open(applicationOf({}))).toBe(true);
  await tick();
  window.dispatchEvent(new Event('pagehide'));
  expect(session.stores.$draft.get()).toEqual({ same_as_invoice: '' });
  expect(await open(applicationOf({}))).toBe(false);
  await press();
  await waitFor(() => expect(server.lastBody()).toEqual({ same_as_invoice: '' }));
  session.stores.$draft.set({});
  expect(await open(applicationOf({ same_as_invoice: '' }))).toBe(false);
  expect(await open(applicationOf({ same_as_invoice: 'yes' }))).toBe(true);
});

test.each([
  ['null', { same_as_invoice: null }],
  ['nothing', {}],
])('a server that returns %s for the unticked box does not tick it again', async (_what, box) => {
  const fields = shortCourse.steps.flatMap((step): readonly FieldDefinition[] => step.fields);
  const step: Step = {
    ...STEP,
    fields: fields.filter(({ name }) => /^same_as_invoice$|^shipping_address$/.test(name)),
  };
  const saved = applicationOf({ tax_address: '1 Rama IV Road', shipping_address: '9 Chan Road', ...box });
  const open = async (): Promise<void> => {
    closePage();
    builtPage(session, step);
    await hydrate(session, undefined, step);
    await hydrate(session, saved, step);
  };
  await open();
  expect([control('same_as_invoice').checked, control('shipping_address').value]).toEqual([false, '9 Chan Road']);
  window.dispatchEvent(new Event('pagehide'));
  expect(session.stores.$draft.get()).toEqual({});
  await tick();
  window.dispatchEvent(new Event('pagehide'));
  await open();
  expect(control('same_as_invoice').checked).toBe(true);
  await tick();
  await press();
  await waitFor(() => expect(server.lastBody()).toEqual({ same_as_invoice: '', shipping_address: '9 Chan Road' }));
});

test('a checkbox that must be ticked is missed while it is not, and right as soon as it is', async () => {
  closePage();
  const step: Step = { ...STEP, fields: [{ kind: 'checkbox', name: 'same_as_invoice' }] };
  builtPage(session, step);
  await hydrate(session, undefined, step);
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
  test('is narrowed by other answers; a choice that no longer fits is cleared', async () => {
    await change('district_id', '1');
    await change('postcode', '10900');
    expect(screen.queryByRole('option', { name: 'Dusit' })).toBeNull();
    expect(control('district_id').value).toBe('');
  });

  test('loses its error as soon as something is chosen', async () => {
    await press();
    await waitFor(() => expect(errorOf('district_id')).not.toBe(''));
    await change('district_id', '2');
    await waitFor(() => expect(errorOf('district_id')).toBe(''));
    // A validation that ends late must not show the error again.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(errorOf('district_id')).toBe('');
  });

  test('shows what a choice costs when the server says so', async () => {
    const priceNotice = () => document.querySelector('form .tone-info')?.textContent.replace(/\s/g, ' ');
    await change('district_id', '1');
    expect(priceNotice()).toBe('Application fee: THB 500');
    await change('district_id', '2');
    expect(priceNotice()).toBe('Free');
    await change('district_id', '3');
    expect(priceNotice()).toBeUndefined();
  });

  test('shows a choice in full if the closed list would cut it off', async () => {
    const whole = () => document.querySelector('select[name="district_id"] + [aria-hidden]')?.textContent;
    await change('district_id', '1');
    expect(whole()).toBeUndefined();
    await change('district_id', '3');
    expect(whole()).toBe(LONG);
  });

  test('that is still loading delays the submit of a saved choice', async () => {
    closePage();
    const later = deferredReply();
    server.on('/slow', later.reply);
    const fields = STEP.fields.map((field) =>
      field.kind === 'remote-select' ? { ...field, lookup: lookup({ ...places, path: 'slow' }, () => ({})) } : field,
    );
    const slow: Step = { ...STEP, fields };
    builtPage(session, slow);
    await hydrate(session, undefined, slow);
    await hydrate(session, applicationOf({ district_id: '2', same_as_invoice: 'yes' }), slow);
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
