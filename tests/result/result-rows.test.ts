import { expect, test } from 'vitest';
import result from '../../locales/en/result.json' with { type: 'json' };
import payment from '../../locales/en/payment.json' with { type: 'json' };
import { bachelor } from '../../src/flows/bachelor.ts';
import { shortCourse } from '../../src/flows/short-course.ts';
import type { Flow } from '../../src/flows/definition/flow.ts';
import { applicationRows } from '../../src/result/ui/result-rows.ts';
import { applicationOf, freshSession } from '../application/test-session.ts';

test.each([
  [bachelor, result.complete.applicant],
  [shortCourse, result.complete.contactPerson],
] as const)('the result says in which capacity the person is named, %#', (flow: Flow, term) => {
  const application = applicationOf({ first_name: 'Siriporn', last_name: 'Jaidee' });
  const charge = { status: 'successful' } as const;
  const verified = { kind: 'verified', session: freshSession(flow), application, charge, hasCopy: false } as const;
  const rows = applicationRows(verified, { payment, result });
  expect(rows.find(({ value }) => value === 'Siriporn Jaidee')?.term).toBe(term);
});
