// @vitest-environment happy-dom
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FlowContext } from '../../../src/engine/context.ts';
import { dropFromDraft } from '../../../src/engine/form/use-draft.ts';
import { applicationOf, applyingContext } from '../bachelor-context.ts';
import { fakeServer, type FakeServer } from '../fake-server.ts';
import {
  builtPage,
  closePage,
  control,
  fillIn,
  FLOW,
  GOOD,
  press,
  STEP,
  tile,
  wake,
  watchLeaving,
} from './form-page.tsx';

let context: FlowContext;
let server: FakeServer;
const draft = (): Record<string, string> => context.stores.$draft.get();
const leave = (): void => void window.dispatchEvent(new Event('pagehide'));
const typeInto = async (name: string, text: string): Promise<void> => {
  await userEvent.type(control(name), text);
};
beforeEach(() => {
  context = applyingContext(FLOW);
  server = fakeServer();
  watchLeaving();
});
afterEach(closePage);

describe('what is typed is kept', () => {
  test('after a short pause', async () => {
    builtPage(context);
    await wake(context);
    await typeInto('first_name', 'ก');
    await vi.waitFor(() => expect(draft()).toEqual({ first_name: 'ก' }));
  });

  test('at once when the page is left', async () => {
    builtPage(context);
    await wake(context);
    await typeInto('first_name', 'ก');
    leave();
    expect(draft()).toEqual({ first_name: 'ก' });
  });

  test('also what stood there before the page woke', async () => {
    builtPage(context);
    fillIn({ first_name: 'ก', scholarship_interest: 'yes' });
    await wake(context);
    expect(draft()).toEqual({ first_name: 'ก', scholarship_interest: 'yes' });
  });

  test('beside the drafts of other steps, and never a number of a document', async () => {
    context.stores.$draft.set({ campaign_id: '101' });
    builtPage(context);
    await wake(context);
    await typeInto('id_number', 'AA1234567');
    await typeInto('gpax', '3');
    leave();
    expect(draft()).toEqual({ campaign_id: '101', gpax: '3' });
    expect(JSON.stringify(localStorage)).not.toContain('AA1234567');
  });
});

describe('what the server has is no draft', () => {
  test('answers that were taken do not come back when the page is left', async () => {
    builtPage(context);
    await wake(context);
    await typeInto('first_name', 'ก');
    await userEvent.type(control('gpax'), '3.50');
    await userEvent.type(control('id_number'), GOOD.id_number);
    await userEvent.selectOptions(control('study_duration'), '3');
    await userEvent.click(tile('no'));
    await press();
    await vi.waitFor(() => expect(server.count('PATCH')).toBe(1));
    await vi.waitFor(() => expect(draft()).toEqual({}));
    leave();
    expect(draft()).toEqual({});
  });

  test('answers that were read from it are not copied to the browser', async () => {
    builtPage(context);
    await wake(context);
    await wake(context, applicationOf({ first_name: 'server', gpax: '2.00' }));
    await typeInto('gpax', '5');
    leave();
    expect(draft()).toEqual({ gpax: '2.005' });
  });

  test('an answer that was taken back stays so when the page is opened again', async () => {
    const application = applicationOf({ first_name: 'server', gpax: '2.00', scholarship_interest: 'no' });
    builtPage(context);
    await wake(context);
    await wake(context, application);
    await userEvent.clear(control('gpax'));
    leave();
    expect(draft()).toEqual({ gpax: '' });
    closePage();
    builtPage(context);
    await wake(context);
    await wake(context, application);
    expect([control('first_name').value, control('gpax').value]).toEqual(['server', '']);
    await typeInto('gpax', '2.00');
    leave();
    expect(draft()).toEqual({});
  });

  test('a step takes its values out, and those of no other', () => {
    context.stores.$draft.set({ ...GOOD, campaign_id: '101' });
    dropFromDraft(context, STEP);
    expect(draft()).toEqual({ campaign_id: '101' });
  });
});
