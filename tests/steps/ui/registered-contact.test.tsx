// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bachelor } from '../../../src/flows/bachelor.ts';
import type { Flow, Step } from '../../../src/flows/definition/flow.ts';
import { contact, fullName } from '../../../src/flows/fields/person.ts';
import { fakeServer } from '../../application/fake-server.ts';
import { applicationOf, applyingSession } from '../../application/test-session.ts';
import { builtPage, closePage, control, errorOf, hydrate, press } from './form-page.tsx';

const STEP: Step = { name: 'person', route: 'bachelor.education', save: 'answers', fields: [...fullName, ...contact] };
const FLOW: Flow = { ...bachelor, steps: [STEP] };
const PERSON = { first_name: 'Hom', last_name: 'Dee', email: 'applicant@example.com' };

afterEach(closePage);

test.each([
  ['a number that the plan of its country does not know', { phone: '999', phone_country: 'GB' }],
  ['the code of its country in small letters', { phone: '0812345678', phone_country: 'th' }],
])('a registered contact stops nobody: %s', async (_what, phone) => {
  const session = applyingSession(FLOW);
  const server = fakeServer();
  builtPage(session, STEP);
  await hydrate(session, undefined, STEP);
  await hydrate(session, applicationOf({ ...PERSON, ...phone }), STEP);
  await waitFor(() => expect(control('first_name').value).toBe('Hom'));
  await press();
  await waitFor(() => expect(server.lastBody()).toEqual({ first_name: 'Hom', last_name: 'Dee' }));
  expect([errorOf('phone'), errorOf('phone_country')]).toEqual(['', '']);
});

test('the code of a country is read in capital letters, and may be absent', () => {
  expect(applicationOf({ phone_country: 'th' }).phone_country).toBe('TH');
  expect(applicationOf().phone_country).toBeUndefined();
});

test('a contact that is not registered is validated', async () => {
  const session = applyingSession(FLOW);
  fakeServer();
  builtPage(session, STEP);
  await hydrate(session, undefined, STEP);
  await press();
  await waitFor(() => expect(errorOf('phone')).not.toBe(''));
});
