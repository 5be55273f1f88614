// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { applicationOf, applyingSession, messages, type TestSession } from '../../application/test-session.ts';
import { fakeServer, type FakeServer } from '../../application/fake-server.ts';
import type { Step } from '../../../src/flows/definition/flow.ts';
import { interpolate } from '../../../src/lib/interpolate.ts';
import {
  builtPage,
  closePage,
  control,
  errorOf,
  fillIn,
  FLOW,
  GOOD,
  press,
  STEP,
  summary,
  tile,
  hydrate,
} from './form-page.tsx';

beforeAll(() => import('../../../src/platform/hydration/pre-hydration-form.ts'));

let session: TestSession;
let server: FakeServer;
beforeEach(() => {
  session = applyingSession(FLOW);
  server = fakeServer();
});
afterEach(closePage);

describe('a page that was used before hydration', () => {
  test('keeps what was typed, chosen and filled in, and sends it', async () => {
    builtPage(session);
    fillIn(GOOD);
    await hydrate(session);
    for (const name of ['first_name', 'gpax', 'id_number', 'study_duration'] as const) {
      expect(control(name).value).toBe(GOOD[name]);
    }
    expect(tile('no').checked).toBe(true);
    await press();
    await vi.waitFor(() => expect(server.lastBody()).toEqual(GOOD));
  });

  test('a hydrated form is marked as such, for the script that checked it until then', async () => {
    const form = builtPage(session);
    expect(form.dataset.hydrated).toBeUndefined();
    expect(form.dataset.stepForm).toBe('bachelor');
    await hydrate(session);
    expect(form.dataset.hydrated).toBe('');
  });

  test('repeats an early submit, once', async () => {
    vi.spyOn(console, 'error').mockReturnValue(); // React warns in development about the attribute that it does not know.
    const form = builtPage(session);
    fillIn(GOOD);
    form.dataset.submitted = 'yes';
    await hydrate(session);
    await vi.waitFor(() => expect(server.count('PATCH')).toBe(1));
    expect(form.dataset.submitted).toBeUndefined();
  });

  test('tells after an early press with faults what is wrong, in summary and title', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    document.title = 'Step';
    const form = builtPage(session);
    fillIn({ ...GOOD, gpax: '5' });
    Object.assign(form.dataset, { submitted: 'no', invalidFields: 'gpax' });
    await hydrate(session);
    await vi.waitFor(() => expect(summary()).toEqual([messages.errors.rules.gpax]));
    expect(document.title).toBe(`${messages.errors.tabPrefix} Step`);
    expect(server.count('PATCH')).toBe(0);
  });

  test('an early press with faults sends nothing when the faults are gone', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const form = builtPage(session);
    fillIn(GOOD);
    Object.assign(form.dataset, { submitted: 'no', invalidFields: 'gpax' });
    await hydrate(session);
    await vi.waitFor(() => expect(form.dataset.submitted).toBeUndefined());
    expect([summary(), server.count('PATCH')]).toEqual([[], 0]);
  });

  test('finds the errors again that were shown before', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const form = builtPage(session);
    fillIn({ ...GOOD, gpax: '5' });
    form.dataset.invalidFields = 'gpax';
    await hydrate(session);
    await vi.waitFor(() => expect(errorOf('gpax')).toBe(messages.errors.rules.gpax));
    expect(errorOf('first_name')).toBe('');
  });
});

test('a long choice that was made before hydration is shown whole after it', async () => {
  const long: Step = { ...STEP, fields: [{ kind: 'select', name: 'education', options: ['high_vocational'] }] };
  builtPage(session, long);
  fillIn({ education: 'high_vocational' });
  await hydrate(session, undefined, long);
  expect(document.querySelector('select + [aria-hidden]')?.textContent).toBe(
    messages.fields.options.education.high_vocational,
  );
});

describe('answers that the browser restores after Back or a reload are hydrated as they stand', () => {
  const stepWith = (...fields: Step['fields']): Step => ({ ...STEP, fields });
  const loans = { kind: 'radio', name: 'scholarship_interest', options: ['yes', 'no'], initial: 'no' } as const;
  test.each([
    ['a counted text', stepWith({ kind: 'long-text', name: 'activities', rule: 'long-text' }), { activities: 'text' }],
    [
      'a choice that hides a field',
      stepWith(loans, {
        kind: 'text',
        name: 'school_name',
        rule: 'single-line',
        visibleWhen: ({ scholarship_interest }) => scholarship_interest === 'no',
      }),
      { scholarship_interest: 'yes' },
    ],
    [
      'a choice that makes a field optional',
      stepWith(loans, {
        kind: 'text',
        name: 'school_name',
        rule: 'single-line',
        optional: ({ scholarship_interest }) => scholarship_interest === 'yes',
      }),
      { scholarship_interest: 'yes' },
    ],
  ])('%s', async (_what, step, restored) => {
    builtPage(session, step);
    fillIn(restored);
    await hydrate(session, undefined, step);
    const checked = document.querySelector<HTMLInputElement>('[name="scholarship_interest"]:checked');
    expect(checked?.value ?? control('activities').value).toBe(Object.values(restored)[0]);
  });
});

describe('what was saved fills only what was not touched', () => {
  test('when it is a draft', async () => {
    session.stores.$draft.set({ first_name: 'from the draft', gpax: '1.00' });
    builtPage(session);
    fillIn({ first_name: 'typed' });
    await hydrate(session);
    expect(control('first_name').value).toBe('typed');
    expect(control('gpax').value).toBe('1.00');
  });

  test('the saved application fills what neither the draft nor the applicant has', async () => {
    session.stores.$draft.set({ gpax: '1.00' });
    builtPage(session);
    fillIn({ first_name: 'typed' });
    await hydrate(session);
    await hydrate(session, applicationOf({ first_name: 'server', gpax: '2.00', study_duration: '2' }));
    expect(['first_name', 'gpax', 'study_duration'].map((name) => control(name).value)).toEqual(['typed', '1.00', '2']);
  });

  test('a number that the server has is not asked for again', async () => {
    builtPage(session);
    const { id_number, ...rest } = GOOD;
    fillIn(rest);
    await hydrate(session);
    await hydrate(session, applicationOf({ hints: { id_number: id_number.slice(-4) } }));
    const stored = interpolate(messages.fields.stored, { hint: '4567' });
    expect(document.body.textContent).toContain(stored);
    expect(control('id_number').closest('.hidden')).not.toBeNull();
    await press();
    await vi.waitFor(() => expect(server.lastBody()).toEqual(rest));
  });

  test('a number that the server has opens to be changed, and what is typed is sent', async () => {
    builtPage(session);
    fillIn({ ...GOOD, id_number: '' });
    await hydrate(session);
    await hydrate(session, applicationOf({ hints: { id_number: '4567' } }));
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /^Change/ }));
    expect(document.activeElement).toBe(control('id_number'));
    expect(control('id_number').closest('.hidden')).toBeNull();
    await user.keyboard(GOOD.id_number);
    await press();
    await vi.waitFor(() => expect(server.lastBody()).toEqual(GOOD));
  });

  test('a number that somebody is typing when the stored one is known stays a field', async () => {
    builtPage(session);
    control('id_number').focus();
    await hydrate(session);
    await hydrate(session, applicationOf({ hints: { id_number: '4567' } }));
    expect(control('id_number').closest('.hidden')).toBeNull();
    expect(document.activeElement).toBe(control('id_number'));
  });
});

test('a field that another answer asks for comes and goes, and is sent only while it is there', async () => {
  const user = userEvent.setup();
  builtPage(session);
  fillIn(GOOD);
  await hydrate(session);
  expect(document.querySelector('[name="school_name"]')).toBeNull();
  await user.click(tile('yes'));
  await user.type(control('school_name'), 'A school');
  await user.click(tile('no'));
  expect(document.querySelector('[name="school_name"]')).toBeNull();
  await press();
  await vi.waitFor(() => expect(server.lastBody()).toEqual(GOOD));
});

test('a wrong value shows an error when its field loses the focus, until it is corrected; an empty one waits', async () => {
  const user = userEvent.setup();
  builtPage(session);
  await hydrate(session);
  await user.type(control('gpax'), '5');
  await user.tab();
  await vi.waitFor(() => expect(errorOf('gpax')).toBe(messages.errors.rules.gpax));
  await user.clear(control('gpax'));
  await user.type(control('gpax'), '3');
  await vi.waitFor(() => expect(errorOf('gpax')).toBe(''));
  await user.click(control('first_name'));
  await user.tab();
  expect(errorOf('first_name')).toBe('');
  await act(async () => Promise.resolve());
});
