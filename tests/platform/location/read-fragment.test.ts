// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import formHelp from '../../../locales/en/form-help.json' with { type: 'json' };
import { fragmentOf } from '../../../src/platform/location/read-carried-answers.ts';

const hydrate = vi.fn();

async function arrive(fragment: string): Promise<void> {
  window.history.replaceState(null, '', `/en/regisbachelor?utm_source=ad${fragment}`);
  vi.resetModules();
  await import('../../../src/platform/location/read-fragment.ts');
}

beforeEach(() => {
  hydrate.mockClear();
  document.body.innerHTML = '<astro-island></astro-island>';
  document.querySelector('astro-island')?.addEventListener('island:hydrate', hydrate);
});

test('answers leave the address, and the form that takes them in starts at once', async () => {
  await arrive(fragmentOf({ applicationId: '', answers: { first_name: 'A' } }));
  expect(location.hash).toBe('');
  expect(hydrate).toHaveBeenCalledOnce();
});

test.each([
  ['noApplication', formHelp.notices.noApplication],
  ['unfinished', formHelp.notices.unfinished],
  ['nothingToReplace', formHelp.notices.nothingToReplace],
  ['replaced', formHelp.notices.replaced],
])('#why=%s leaves the address, and the page says why it is shown', async (reason, text) => {
  await arrive(`#why=${reason}`);
  await vi.waitFor(() => expect(document.querySelector('aside [role="status"]')?.textContent).toBe(text));
  expect(location.href).toMatch(/\/en\/regisbachelor\?utm_source=ad$/);
  expect(hydrate).not.toHaveBeenCalled();
});

test('an error page closes the notice, also one that is still loading', async () => {
  await arrive('#why=noApplication');
  await vi.waitFor(() => expect(document.querySelector('aside')).not.toBeNull());
  const { closeRedirectNotice } = await import('../../../src/platform/location/redirect-notice.ts');
  closeRedirectNotice();
  expect(document.querySelector('aside')).toBeNull();

  vi.resetModules();
  const loading = await import('../../../src/platform/location/redirect-notice.ts');
  window.location.hash = '#why=noApplication';
  const shown = loading.showRedirectNotice();
  loading.closeRedirectNotice();
  await shown;
  expect(document.querySelector('aside')).toBeNull();
});

test('a reason that nobody gives says nothing', async () => {
  await arrive('#why=<b>you-have-won</b>');
  await vi.waitFor(() => expect(location.hash).toBe(''));
  expect(document.querySelector('aside')).toBeNull();
});

test('any other part of a page stays in the address', async () => {
  await arrive('#email');
  expect(location.hash).toBe('#email');
  expect(hydrate).not.toHaveBeenCalled();
});
