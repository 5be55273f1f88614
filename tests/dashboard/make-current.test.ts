// @vitest-environment happy-dom
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeCurrentApplication, rememberContact } from '../../src/dashboard/make-current.ts';
import { copiedStores } from '../../src/application/detached-session.ts';
import type { FlowStores } from '../../src/application/environment.ts';
import type { Contact } from '../../src/model/application.ts';
import { DashboardApplication } from '../../src/model/dashboard.ts';
import { applyingSession, type TestSession } from '../application/test-session.ts';

const SIGNED_IN: Contact = { phone: '0899999999', phone_country: 'TH', email: 'dashboard@example.com' };
const OWN: Contact = { phone: '0812345678', phone_country: 'TH', email: 'applicant@example.com' };

const valuesIn = ({ $draft, $marks, $acknowledged, $id, $token, $revision }: FlowStores) =>
  [$draft, $marks, $acknowledged, $id, $token, $revision].map((store) => store.get());

let session: TestSession;
const saveContact = vi.fn<Parameters<typeof makeCurrentApplication>[1]['dashboard']['saveContact']>();
const open = (answers: object, signedIn: { readonly contact?: Contact } = { contact: SIGNED_IN }): void => {
  const application = v.parse(DashboardApplication, { id: 9, type: 'bachelor', ...answers });
  const { flowStores, dashboard } = session.environment;
  makeCurrentApplication(application, {
    flowStores,
    dashboard: { ...dashboard, readContact: () => signedIn.contact, saveContact },
  });
};
beforeEach(() => {
  saveContact.mockReset();
  session = applyingSession();
});

test("the application's contact is kept, else that of the sign-in", () => {
  open(OWN);
  expect(saveContact).toHaveBeenLastCalledWith({ ...OWN, id: '9' });
  open({});
  expect(saveContact).toHaveBeenLastCalledWith({ ...SIGNED_IN, id: '9' });
  expect([session.stores.$id.get(), session.stores.$token.get()]).toEqual(['9', '']);
});

test('no contact is kept if the browser knows none', () => {
  open({}, {});
  expect(saveContact).not.toHaveBeenCalled();
});

test('an application that is already current stays signed in', () => {
  open({ ...OWN, id: 7 });
  expect([session.stores.$id.get(), session.stores.$token.get()]).toEqual(['7', 'old-token']);
});

test('an application of a kind that this site does not know changes nothing', () => {
  open({ ...OWN, type: 'phd' });
  expect(saveContact).not.toHaveBeenCalled();
  expect(session.stores.$id.get()).toBe('7');
});

test.each([
  ['campaign_changed', { first_name: 'Somchai', ...SIGNED_IN }],
  ['draft', {}],
])('of a scholarship with status %s, the next campaign takes over name and contact: %j', (status, copied) => {
  const { $draft } = session.environment.flowStores('scholarship');
  $draft.set({});
  open({ type: 'scholarship', slug: 'star', status, first_name: 'Somchai' });
  expect($draft.get()).toEqual(copied);
});

test('a scholarship is reopened by the server, which needs no second code', () => {
  open({ ...OWN, type: 'scholarship', slug: 'star' });
  expect(saveContact).not.toHaveBeenCalled();
  expect(session.stores.$id.get()).toBe('7');
});

test('of a submitted application only the contact is kept, and the current application stays', () => {
  const { flowStores, dashboard } = session.environment;
  session.stores.$draft.set({ first_name: 'สมมติ' });
  const before = copiedStores(session.stores);
  const environment = { flowStores, dashboard: { ...dashboard, readContact: () => SIGNED_IN, saveContact } };
  rememberContact(v.parse(DashboardApplication, { id: 9, type: 'bachelor', ...OWN }), environment);
  rememberContact(v.parse(DashboardApplication, { id: 8, type: 'bachelor' }), environment);
  expect(saveContact.mock.calls).toEqual([[{ ...OWN, id: '9' }], [{ ...SIGNED_IN, id: '8' }]]);
  expect(valuesIn(session.stores)).toEqual(valuesIn(before));
});

test('of a submitted application without a contact, nothing is kept', () => {
  const { flowStores, dashboard } = session.environment;
  const environment = { flowStores, dashboard: { ...dashboard, readContact: () => undefined, saveContact } };
  rememberContact(v.parse(DashboardApplication, { id: 9, type: 'bachelor' }), environment);
  expect(saveContact).not.toHaveBeenCalled();
});
