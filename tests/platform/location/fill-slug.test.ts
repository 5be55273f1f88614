// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const open = async (address: string): Promise<void> => {
  window.history.replaceState(null, '', address);
  vi.resetModules();
  await import('../../../src/platform/location/fill-slug.ts');
};
const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const forms = () => [...document.querySelectorAll<HTMLElement>('form')].map(({ dataset }) => dataset['stepForm']);

beforeEach(() => {
  document.body.innerHTML = `<a href="/regisscholarship/-/x"></a>
    <main data-slug-segment="2"><a href="/regisscholarship/-/confirm"></a><a href="/privacy-policy"></a>
    <a href="/regisscholarship/-#step-start"></a>
    <form data-step-form="scholarship:-"></form><form data-step-form="bachelor"></form></main>`;
});

test('the links and forms of a page that was built for all scholarships name the one in the address', async () => {
  await open('/regisscholarship/star-scholars/faculty-type');
  expect(hrefs()).toEqual([
    '/regisscholarship/-/x',
    '/regisscholarship/star-scholars/confirm',
    '/privacy-policy',
    '/regisscholarship/star-scholars#step-start',
  ]);
  expect(forms()).toEqual(['scholarship:star-scholars', 'bachelor']);
});

test.each([
  ['/regisscholarship/%E0%B8%94%E0%B8%B2%E0%B8%A7/faculty-type', 'ดาว'],
  ['/regisscholarship/$&/faculty-type', '$&'],
  ['/regisscholarship/%E0%B8/faculty-type', '%E0%B8'],
])('%s is the scholarship %s', async (address, slug) => {
  await open(address);
  expect(forms()[0]).toBe(`scholarship:${slug}`);
  expect(hrefs()[1]).toBe(`/regisscholarship/${encodeURIComponent(slug)}/confirm`);
});

test('a page of one flow only stays as it was built', async () => {
  document.querySelector('main')?.removeAttribute('data-slug-segment');
  await open('/regisscholarship/star-scholars/faculty-type');
  expect(hrefs()[1]).toBe('/regisscholarship/-/confirm');
  expect(forms()[0]).toBe('scholarship:-');
});
