// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import ranks from '../../../locales/en/ranks.json' with { type: 'json' };
import { NO_LAST_NAME } from '../../../src/config/constants.ts';
import type { Flow, Step } from '../../../src/flows/definition/flow.ts';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { fullName, title } from '../../../src/flows/fields/person.ts';
import { fakeServer, type FakeServer } from '../../application/fake-server.ts';
import { applicationOf, applyingSession, messages, type TestSession } from '../../application/test-session.ts';
import { builtPage, closePage, control, errorOf, fillIn, hydrate, press } from './form-page.tsx';

const STEP: Step = { name: 'person', route: 'bachelor.education', save: 'answers', fields: [...title, ...fullName] };
const FLOW: Flow = { ...bachelor, steps: [STEP] };
const box = (): HTMLInputElement => screen.getByLabelText(messages.fields.notApplicable.last_name);
const choose = async (name: string, value: string): Promise<void> => {
  await act(async () => {
    fireEvent.change(control(name), { target: { value } });
    await Promise.resolve();
  });
};

let session: TestSession;
let server: FakeServer;
beforeEach(() => {
  session = applyingSession(FLOW);
  server = fakeServer();
});
afterEach(closePage);

test('one name is chosen and taken back, and what stands for the other one is sent and never shown', async () => {
  builtPage(session, STEP);
  fillIn({ prefix_name: 'ms', first_name: 'Hom' });
  await hydrate(session, undefined, STEP);
  await hydrate(session, applicationOf(), STEP);
  await press();
  await waitFor(() => expect(errorOf('last_name')).not.toBe(''));
  fireEvent.click(box());
  await waitFor(() => expect(errorOf('last_name')).toBe(''));
  expect([control('last_name').disabled, control('last_name').value]).toEqual([true, '']);
  fireEvent.click(box());
  expect([control('last_name').disabled, control('last_name').value]).toEqual([false, '']);
  fireEvent.click(box());
  await press();
  await waitFor(() => expect(server.lastBody()).toMatchObject({ first_name: 'Hom', last_name: NO_LAST_NAME }));
});

test('one name that was chosen before the page was ready, or saved earlier, is one name', async () => {
  builtPage(session, STEP);
  box().checked = true;
  await hydrate(session, undefined, STEP);
  await waitFor(() => expect(control('last_name').disabled).toBe(true));
  closePage();
  builtPage(session, STEP);
  await hydrate(session, undefined, STEP);
  await hydrate(session, applicationOf({ first_name: 'Hom', last_name: NO_LAST_NAME }), STEP);
  await waitFor(() => expect([box().checked, control('last_name').value]).toEqual([true, '']));
});

test.each(['ร้อยตำรวจโทหญิง', 'พ.อ.(พิเศษ)', 'ร.อ.(หญิง)', '1st Lieutenant'])(
  'a rank of any force is suggested by its name, and any other one can be typed: %s',
  async (rank) => {
    builtPage(session, STEP);
    await hydrate(session, undefined, STEP);
    await hydrate(session, applicationOf(), STEP);
    await choose('prefix_name', 'military');
    await waitFor(() => expect(control('rank').list?.options.length).toBeGreaterThan(60));
    const offered = [...(control('rank').list?.options ?? [])].map(({ value }) => value);
    expect(offered).toEqual(
      expect.arrayContaining([ranks.police.sergeant, ranks.navy.admiral, ranks.air_force.pilot_officer]),
    );
    for (const [name, value] of Object.entries({ rank, first_name: 'Hom', last_name: 'Dee' }))
      await choose(name, value);
    await press();
    await waitFor(() => expect(server.lastBody()).toMatchObject({ prefix_name: 'military', rank }));
  },
);
