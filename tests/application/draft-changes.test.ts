// @vitest-environment happy-dom
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { copyContactToNewApplication } from '../../src/application/draft-changes.ts';
import { dashboardEnvironment } from '../../src/islands/flow/dashboard-environment.ts';
import { makeCurrentApplication } from '../../src/dashboard/make-current.ts';
import { clearDevice } from '../../src/platform/storage/clear-device.ts';
import { flowStores } from '../../src/platform/storage/flow-stores.ts';
import { copyDraftTo } from '../../src/platform/storage/early-draft.ts';
import { DashboardApplication } from '../../src/model/dashboard.ts';
import { valueNames } from '../../src/field-kinds/kinds.ts';
import type { Flow } from '../../src/flows/definition/flow.ts';
import { contact, fullName } from '../../src/flows/fields/person.ts';
import { scholarship } from '../../src/flows/scholarship.ts';
import { applicationOf, START } from './test-session.ts';

const { first_name, last_name, phone, phone_country, email } = START;
const PERSON = { first_name, last_name, phone, phone_country, email };
const OLD = { ...PERSON, scholarship_campaign_id: '401', faculty_id: '2', id_number: '1', student_no: 'AD66000001' };

const fieldOf = ({ steps }: Flow, name: string) => {
  const field = steps.flatMap(({ fields }) => fields).find((one) => one.name === name);
  if (!field) throw new Error(`No field is called ${name}`);
  return field;
};

beforeEach(() => {
  clearDevice();
  flowStores('scholarship').$draft.set({});
});

test('personal details are kept for the next campaign; answers about the old one are not', () => {
  copyContactToNewApplication(applicationOf(OLD), { flowStores });
  copyDraftTo('carried');
  expect(flowStores('scholarship:carried').$draft.get()).toEqual({ ...PERSON, student_no: 'AD66000001' });
});

test('name, contact and student number are copied under the field names of the form', () => {
  const names = valueNames({ fields: [...fullName, ...contact, fieldOf(scholarship, 'student_no')] });
  copyContactToNewApplication(Object.fromEntries(names.map((name) => [name, name])), { flowStores });
  expect(Object.keys(flowStores('scholarship').$draft.get()).sort()).toEqual([...names].sort());
});

test('a campaign with a draft or an application in this browser keeps it', () => {
  flowStores('scholarship:typed').$draft.set({ first_name: 'A' });
  flowStores('scholarship:registered').$id.set('7');
  copyContactToNewApplication(applicationOf(OLD), { flowStores });
  copyDraftTo('typed');
  copyDraftTo('registered');
  expect(flowStores('scholarship:typed').$draft.get()).toEqual({ first_name: 'A' });
  expect(flowStores('scholarship:registered').$draft.get()).toEqual({});
});

test('only texts are copied', () => {
  copyContactToNewApplication({ first_name: 'A', last_name: '', phone: 812345678, email: null }, { flowStores });
  expect(flowStores('scholarship').$draft.get()).toEqual({ first_name: 'A' });
});

test('a person with a single name ticks the box again', () => {
  copyContactToNewApplication(applicationOf({ first_name: 'A', last_name: '-' }), { flowStores });
  expect(flowStores('scholarship').$draft.get()).toEqual({ first_name: 'A' });
});

test.each([
  ['campaign_changed', { ...PERSON, student_no: 'AD66000001' }],
  ['awaiting_payment', {}],
])('opening an application with status %s from the dashboard leaves %j', (status, carried) => {
  const application = v.parse(DashboardApplication, { id: 7, type: 'scholarship', status, ...OLD, phone: undefined });
  makeCurrentApplication(application, {
    flowStores,
    dashboard: { ...dashboardEnvironment, readContact: () => ({ phone, phone_country, email }) },
  });
  expect(flowStores('scholarship').$draft.get()).toEqual(carried);
});
