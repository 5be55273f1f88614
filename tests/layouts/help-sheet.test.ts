// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import messages from '../../locales/en/help.json' with { type: 'json' };
import { site } from '../../src/config/site.ts';
import { lineHref } from '../../src/layouts/help/line-href.ts';
import { interpolate } from '../../src/lib/interpolate.ts';

const open = async (): Promise<HTMLDialogElement> => {
  await import('../../src/layouts/help/help-sheet.ts');
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('no sheet');
  return dialog;
};

beforeEach(() => {
  vi.resetModules();
  window.history.replaceState(null, '', '/en/regisbachelor/education');
  document.title = 'Step 3 of 6 – Education';
  document.body.innerHTML = '<main><div role="alert"><h2>There is a problem</h2><p>Somchai is no name</p></div></main>';
  document.body.dataset.applicationNumber = 'B0000007';
  document.body.dataset.route = 'bachelor.education';
});

test('names the application, the page and the message for the office, and nothing that was typed', async () => {
  const dialog = await open();
  expect(dialog.open).toBe(true);
  const details = dialog.querySelector('.help-details')?.textContent;
  expect(details).toBe(
    'Application number: B0000007\nPage: Step 3 of 6 – Education (bachelor.education)\nError shown: There is a problem',
  );
  const mail = new URL(dialog.querySelector<HTMLAnchorElement>('a[href^="mailto:"]')?.href ?? '');
  expect([mail.pathname, mail.searchParams.get('subject'), mail.searchParams.get('body')?.trim()]).toEqual([
    site.email,
    'Step 3 of 6 – Education',
    details,
  ]);
});

test('names the call that failed, by which the help desk finds it in the log', async () => {
  document.body.dataset['failedRequest'] = '1a2b3c4d';
  expect((await open()).querySelector('.help-details')?.textContent).toMatch(/\nError number: 1a2b3c4d$/);
  delete document.body.dataset['failedRequest'];
});

test('names the key of the last failure beside the message', async () => {
  document.body.dataset.failure = '503';
  expect((await open()).querySelector('.help-details')?.textContent).toContain('Error shown: There is a problem (503)');
  delete document.body.dataset.failure;
});

test('the chat of an official account opens with the facts, which the applicant sends', () => {
  const address = new URL(lineHref('Application number B0000007', '@office'));
  expect(address.origin + address.pathname).toBe('https://line.me/R/oaMessage/%40office/');
  expect(decodeURIComponent(address.search).trim()).toBe('?Application number B0000007');
  expect(lineHref('x')).toBe(site.social.line);
});

test('names LINE first, then the telephone with its hours', async () => {
  const [line, phone] = (await open()).querySelectorAll('li');
  expect(line?.querySelector('a')?.href).toBe(site.social.line);
  expect(phone?.textContent).toBe(
    interpolate(messages.call, { phone: site.phone.shown.en }) + interpolate(messages.hours, { hours: site.hours.en }),
  );
});

test('leaves out what the page does not know', async () => {
  delete document.body.dataset.applicationNumber;
  document.querySelector('main')?.replaceChildren();
  expect((await open()).querySelector('.help-details')?.textContent).toBe(
    'Page: Step 3 of 6 – Education (bachelor.education)',
  );
});

test('opens once at a time, and again with what the page says by then', async () => {
  const first = await open();
  document.dispatchEvent(new Event('help:open'));
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  first.querySelector('button')?.click();
  expect(document.querySelector('dialog')).toBeNull();
  document.title = 'Step 4 of 6 – Documents';
  document.dispatchEvent(new Event('help:open'));
  expect(document.querySelector('.help-details')?.textContent).toContain('Documents');
});
