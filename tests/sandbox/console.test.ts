import { afterEach, beforeEach, expect, test } from 'vitest';
import { APPLICANT, openSandbox, registered, type OpenSandbox } from './harness.ts';

let sandbox: OpenSandbox;
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

const consoleOf = async (search = ''): Promise<string> => {
  const answer = await sandbox.app.request(`/sandbox${search}`, { headers: { accept: 'text/html' } });
  return (await answer.text()).replace(/\s+/g, ' ');
};

test('an application is found by part of a phone number, an email or its number', async () => {
  await registered(sandbox);
  await sandbox.call('application.initial', {
    body: { ...APPLICANT, phone: '0898765432', email: 'second@example.com' },
    client: 'another',
  });
  const isFound = async (find: string) => {
    const page = await consoleOf(`?find=${encodeURIComponent(find)}`);
    return ['?application=1"', '?application=2"'].map((link) => page.includes(link));
  };
  expect(await isFound('')).toEqual([true, true]);
  expect(await isFound('089-876')).toEqual([false, true]);
  expect(await isFound('SECOND@')).toEqual([false, true]);
  expect(await isFound('B0000001')).toEqual([true, false]);
  expect(await isFound('nobody@example.com')).toEqual([false, false]);
});

test('no button changes a status by itself: the first choice changes nothing', async () => {
  await registered(sandbox);
  await sandbox.control('POST', 'applications/1', { status: 'something_new' });
  const page = await consoleOf();
  expect(page).toContain('something_new');
  expect(page).not.toContain(' selected');
  for (const [select] of page.matchAll(/<select .*?<\/select>/g))
    expect(select).toMatch(/ required> <option value="">\(unchanged\)/);
});

test('a form returns to what was searched for, and to no other page', async () => {
  await registered(sandbox);
  const change = async (referer: string) => {
    const answer = await sandbox.app.request('/sandbox/applications/1', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', referer },
      body: new URLSearchParams({ status: 'passed' }),
    });
    return answer.headers.get('location');
  };
  expect(await change('http://localhost:4321/sandbox?find=081')).toBe('/sandbox?find=081');
  expect(await change('http://localhost:4321/sandbox/ledger?application=1')).toBe('/sandbox');
  expect(await change('nonsense')).toBe('/sandbox');
});
