// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { flowStores } from '../../../src/platform/storage/flow-stores.ts';
import { isSharedComputer, setSharedComputer } from '../../../src/platform/storage/browser-storage.ts';
import { applyingSession, messages } from '../../application/test-session.ts';
import { builtPage, control, errorOf, fillIn, FLOW, GOOD, STEP } from '../../steps/ui/form-page.tsx';

beforeAll(() => import('../../../src/platform/hydration/pre-hydration-form.ts'));

let form: HTMLFormElement;
let hydrations: Event[];
beforeEach(() => {
  document.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'mouse' }));
  localStorage.clear();
  sessionStorage.clear();
  form = builtPage(applyingSession(FLOW));
  hydrations = [];
  form.addEventListener('island:hydrate', (event) => hydrations.push(event));
});

const leaveField = (name: string): boolean =>
  control(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
/** Gives whether the browser would have sent the form itself. */
const press = (): boolean => form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
const leavePage = (): boolean => window.dispatchEvent(new Event('pagehide'));
const stored = (): Record<string, unknown> =>
  (JSON.parse(localStorage.getItem('adm:bachelor:draft') ?? '{"data":{}}') as { data: Record<string, unknown> }).data;

describe('a field that is left', () => {
  test('with a wrong value says so in the words of its rule, and takes it back when it is right', () => {
    fillIn({ gpax: '5' });
    leaveField('gpax');
    expect(errorOf('gpax')).toBe(messages.errors.rules.gpax);
    expect(control('gpax').getAttribute('aria-invalid')).toBe('true');
    fillIn({ gpax: '๓.๕๐' });
    leaveField('gpax');
    expect(errorOf('gpax')).toBe('');
    expect(control('gpax').hasAttribute('aria-invalid')).toBe(false);
  });

  test('empty says nothing yet', () => {
    leaveField('gpax');
    expect(errorOf('gpax')).toBe('');
  });
});

describe('a submit', () => {
  test('with faults shows all of them, goes to the first and hydrates the page', () => {
    fillIn({ ...GOOD, first_name: '<b>', gpax: '' });
    expect(press()).toBe(false);
    expect(errorOf('first_name')).toBe(messages.errors.rules.name);
    expect(errorOf('gpax')).toBe(messages.fields.required.gpax);
    expect(errorOf('id_number')).toBe('');
    expect(document.activeElement).toBe(control('first_name'));
    expect(form.dataset.submitted).toBe('no');
    expect(hydrations).toHaveLength(1);
  });

  test('of a form in parts checks the open one, and leaves the way on to the island', () => {
    const inParts = STEP.fields.map((field, index) => ({ ...field, part: Math.min(index, 1) }));
    form = builtPage(applyingSession(FLOW), { ...STEP, fields: inParts, parts: ['identity_part', 'school_part'] });
    fillIn({ first_name: '' });
    press();
    expect([errorOf('first_name'), errorOf('gpax')]).toEqual([messages.fields.required.first_name, '']);
    expect(form.dataset.submitted).toBe('no');
    fillIn({ first_name: GOOD.first_name });
    press();
    expect([errorOf('first_name'), errorOf('gpax')]).toEqual(['', '']);
    expect(form.dataset.submitted).toBe('yes');
  });

  test('without faults is kept for the island, however often it is pressed', () => {
    fillIn(GOOD);
    expect([press(), press()]).toEqual([false, false]);
    expect(form.dataset.submitted).toBe('yes');
  });
});

describe('somebody who goes on after a submit', () => {
  /** happy-dom trusts no event that a test makes. */
  const act = (type: string): boolean => {
    const event = new Event(type, { bubbles: true });
    Object.defineProperty(event, 'isTrusted', { value: true });
    return control('gpax').dispatchEvent(event);
  };

  test.each(['pointerdown', 'keydown', 'input'])('by %s: a refused one is not repeated', (type) => {
    press();
    expect(form.dataset.submitted).toBe('no');
    act(type);
    expect(form.dataset.submitted).toBeUndefined();
  });

  test('by an edit: nor is one that was accepted, which a press elsewhere leaves', () => {
    fillIn(GOOD);
    press();
    act('pointerdown');
    expect(form.dataset.submitted).toBe('yes');
    act('input');
    expect(form.dataset.submitted).toBeUndefined();
  });

  test('a text that a script fills in is nobody', () => {
    press();
    control('gpax').dispatchEvent(new Event('input', { bubbles: true }));
    expect(form.dataset.submitted).toBe('no');
  });
});

describe('while the island takes over', () => {
  test('fields with faults are named for it', () => {
    fillIn({ gpax: '5', first_name: '<b>' });
    for (const name of ['first_name', 'gpax']) leaveField(name);
    document.querySelector('main')?.dispatchEvent(new CustomEvent('island:hydrating', { bubbles: true }));
    expect(form.dataset.invalidFields).toBe('first_name gpax');
    expect(control('gpax').hasAttribute('aria-invalid')).toBe(false);
  });

  test('a submit with faults shows none, because React compares the markup, and is repeated unless somebody goes on', () => {
    document.querySelector('main')?.setAttribute('data-hydrating', '');
    press();
    expect(form.dataset.submitted).toBe('no');
    expect([errorOf('first_name'), control('first_name').hasAttribute('aria-invalid')]).toEqual(['', false]);
    document.querySelector('main')?.removeAttribute('data-hydrating');
  });

  test('a control that types for another field names that one', () => {
    fillIn({ gpax: '5' });
    control('gpax').dataset.field = 'grade';
    leaveField('gpax');
    document.querySelector('main')?.dispatchEvent(new CustomEvent('island:hydrating', { bubbles: true }));
    expect(form.dataset.invalidFields).toBe('grade');
  });

  test('a form that is hydrated is left alone', () => {
    form.dataset.hydrated = '';
    fillIn({ gpax: '5' });
    leaveField('gpax');
    expect(errorOf('gpax')).toBe('');
    expect(press()).toBe(true);
    leavePage();
    expect(stored()).toEqual({});
  });

  test('a form of another kind is none of its business', () => {
    document.body.innerHTML = '<form><input name="gpax" data-rule="gpax" required><p data-error-for="gpax"></p></form>';
    fillIn({ gpax: '5' });
    leaveField('gpax');
    expect(errorOf('gpax')).toBe('');
  });
});

describe('a page that is left before it is hydrated', () => {
  test('keeps what was typed and chosen, never the number of a document', () => {
    const { id_number, ...kept } = GOOD;
    fillIn(GOOD);
    leavePage();
    expect(stored()).toEqual(kept);
    for (const storage of [localStorage, sessionStorage]) expect(JSON.stringify(storage)).not.toContain(id_number);
  });

  test('adds to the draft of other steps, and writes nothing where nothing was typed', () => {
    flowStores('bachelor').$draft.set({ campaign_id: '101' });
    leavePage();
    expect(stored()).toEqual({ campaign_id: '101' });
    fillIn({ gpax: '3.50' });
    leavePage();
    expect(stored()).toEqual({ campaign_id: '101', gpax: '3.50' });
  });

  test('on a shared computer keeps it for the tab only', () => {
    const box = document.createElement('input');
    Object.assign(box, { type: 'checkbox', name: 'shared_computer' });
    form.append(box);
    box.click();
    expect(isSharedComputer()).toBe(true);
    fillIn({ gpax: '3.50' });
    leavePage();
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage.getItem('adm:bachelor:draft')).toContain('3.50');
    setSharedComputer(false);
  });
});
