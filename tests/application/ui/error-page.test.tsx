// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import en from '../../../locales/en/errors.json' with { type: 'json' };
import { contactUrl } from '../../../src/config/site.ts';
import { WithErrorBoundary } from '../../../src/application/ui/WithErrorBoundary.tsx';

let thrown: unknown;
const Island = () => {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- whatever is thrown has a page
  if (thrown !== undefined) throw thrown;
  return <p>the island</p>;
};
const open = (error: unknown) => {
  thrown = error;
  return render(
    <WithErrorBoundary locale="en">
      <Island />
    </WithErrorBoundary>,
  );
};
const shown = async () => {
  const heading = await screen.findByRole('heading', { level: 1 });
  return { title: heading.textContent, status: heading.previousElementSibling?.textContent };
};

beforeEach(() => {
  document.head.innerHTML = '<meta name="robots" content="index">';
  document.body.innerHTML = '';
  // React reports what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

const NOT_FOUND = 'This page could not be found';
const UNEXPECTED = 'Something went wrong';

describe('the error page (docs/spec.md, section 2)', () => {
  test.each([
    ['the status of the error', { status: 503 }, '503', UNEXPECTED],
    ['the status of its response', { response: { status: 502 } }, '502', UNEXPECTED],
    [
      "the error's own status rather than its response's",
      { status: 400, response: { status: 502 } },
      '400',
      UNEXPECTED,
    ],
    [
      "the response's status if the error's is not a number",
      { status: 'bad', response: { status: 403 } },
      '403',
      UNEXPECTED,
    ],
    ['500 without a status', new Error('broken'), '500', UNEXPECTED],
    ['500 for a thrown value that is not an error', 'broken', '500', UNEXPECTED],
    ['500 for nothing', null, '500', UNEXPECTED],
    ['404 as the not-found page', { status: 404 }, '404', NOT_FOUND],
    ['404 of a response as well', { response: { status: 404 } }, '404', NOT_FOUND],
  ])('the error page shows %s', async (_what, error, status, title) => {
    open(error);
    expect(await shown()).toEqual({ title, status });
    expect(document.title).toBe(title);
  });

  test('the error page links to the home page and to help, and is not indexed', async () => {
    open({ status: 500 });
    await screen.findByRole('link', { name: en.notFound.contact });
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      [en.notFound.home, '/en'],
      [en.notFound.apply, '/en#ways'],
      [en.notFound.status, '/en/dashboard/status-checking'],
      [en.notFound.contact, contactUrl('en')],
    ]);
    screen.getByText(en.unexpected.message);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.body.dataset['theme']).toBe('error');
  });

  test('the error page is gone after a restore from the back/forward cache', async () => {
    open({ status: 500 });
    await shown();
    thrown = undefined;
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await screen.findByText('the island');
  });
});
