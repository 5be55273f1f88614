import { differencesFrom, specifiedCalls } from '../support/call-table.ts';
import { expect, test } from '../support/fixtures.ts';
import { SET_UP_CLIENT } from '../../src/sandbox/shared/clients.ts';
import type { Sandbox } from '../support/sandbox.ts';

/** Returns the recorded calls without those that tests made to prepare something. */
const callsOfPages = async (sandbox: Sandbox) =>
  (await sandbox.everyCall()).filter(({ client }) => client !== SET_UP_CLIENT);
const nameOf = ({ method, path }: { readonly method: string; readonly path: string }): string => `${method} ${path}`;

/** Runs after all other specs (`LAST_SPECS` in playwright.config.ts), on the calls that their pages made. */
test.describe('the calls of the whole suite', () => {
  const names = specifiedCalls.map(nameOf);

  test('are calls of the specification', async ({ sandbox }) => {
    const made = (await callsOfPages(sandbox)).map(nameOf);
    expect([...new Set(made)].filter((call) => !names.includes(call))).toEqual([]);
  });

  // The tests of the specification make each of them, with all flows on one host.
  test('are all of the specification', { tag: '@one-host' }, async ({ sandbox }) => {
    const made = new Set((await callsOfPages(sandbox)).map(nameOf));
    expect(names.filter((call) => !made.has(call))).toEqual([]);
  });

  test('carry the query, the body and the token of the specification', async ({ sandbox }) => {
    const table = new Map(specifiedCalls.map((call) => [nameOf(call), call]));
    const wrong = (await callsOfPages(sandbox)).flatMap((call) => {
      const specified = table.get(nameOf(call));
      const body = call.body ?? (call.content_type === null ? 'none' : 'unread');
      const differences = specified ? differencesFrom(specified, { ...call, body }) : [];
      return differences.map((difference) => `${nameOf(call)} in ${call.client}: ${difference}`);
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('carry the headers of the specification', async ({ sandbox }) => {
    const calls = await callsOfPages(sandbox);
    expect([...new Set(calls.map(({ accept }) => accept))]).toEqual(['application/json, text/plain, */*']);
    expect([...new Set(calls.map(({ accept_language }) => accept_language))].sort()).toEqual(['en', 'th']);
    const forms = calls.filter(({ content_type }) => content_type === 'multipart/form-data');
    expect([...new Set(forms.map(nameOf))].sort()).toEqual([
      'POST application/upload-file',
      'POST scholarship-application/file',
      'POST short-course-application/file',
    ]);
  });

  test('send an education and a faculty of a scholarship together or not at all', async ({ sandbox }) => {
    const registrations = (await callsOfPages(sandbox)).filter(
      (call) => nameOf(call) === 'POST scholarship-application/initial',
    );
    const halves = registrations.filter(({ body }) => body?.includes('education') !== body?.includes('faculty_id'));
    expect(halves).toEqual([]);
  });
});
