import { expect, test } from '../support/fixtures.ts';
import type { Ledger } from '../support/sandbox.ts';

type Row = Ledger['files'][number];
const NOT_BLOCKING = ['cancelled', 'campaign_changed'];

/** Returns the rows that occur more than once, compared by the columns that identify them. */
function twice(rows: readonly Row[], columns: readonly string[]): string[] {
  const keys = rows.map((row) => columns.map((column) => `${column} ${row[column]}`).join(', '));
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];
}

/**
 * Runs after all other specs (`LAST_SPECS` in playwright.config.ts), on the data that they left in the sandbox. No
 * test creates one of these twice on purpose: a duplicate file is reported and not sent, and an applicant who applies
 * again has cancelled the first application.
 */
test.describe('what the whole suite left is there once', () => {
  test('a file', async ({ sandbox }) => {
    const { files } = await sandbox.wholeLedger();
    expect(files.length).toBeGreaterThan(0);
    expect(twice(files, ['application_id', 'type', 'name', 'size'])).toEqual([]);
  });

  test('a payment that was taken, and one that is open', async ({ sandbox }) => {
    const { charges } = await sandbox.wholeLedger();
    const taken = charges.filter(({ paid_at, status }) => paid_at !== null || status === 'successful');
    expect(taken.length).toBeGreaterThan(0);
    expect(twice(taken, ['application_id'])).toEqual([]);
    const open = charges.filter(({ status }) => status === 'pending');
    expect(twice(open, ['application_id'])).toEqual([]);
    const paid = new Set(taken.map(({ application_id }) => application_id));
    expect(open.filter(({ application_id }) => paid.has(application_id ?? null))).toEqual([]);
  });

  test('an application of one contact', async ({ sandbox }) => {
    const { applications } = await sandbox.wholeLedger();
    const valid = applications.filter(({ status }) => !NOT_BLOCKING.includes(String(status)));
    expect(valid.length).toBeGreaterThan(0);
    expect(twice(valid, ['phone', 'email', 'type', 'subject'])).toEqual([]);
  });

  test('a code that can be entered', async ({ sandbox }) => {
    const { codes } = await sandbox.wholeLedger();
    const open = codes.filter(({ state }) => state === 'open');
    expect(twice(open, ['purpose', 'phone', 'email'])).toEqual([]);
  });
});
