import { beforeEach, expect, test, vi } from 'vitest';

const load = async (values: Record<string, string>) => {
  vi.doMock('#environment', async (original) => ({ ...(await original<object>()), ...values }));
  return (await import('../../src/config/sister-sites.ts')).sisterSiteHref;
};
beforeEach(() => {
  vi.resetModules();
  vi.doUnmock('#environment');
});

test('a sister site keeps its path and its query, in both languages', async () => {
  const sisterSiteHref = await load({
    PUBLIC_REGISBACHELOR_URL: 'https://regisbachelor.university.example',
    PUBLIC_REGISGRADUATE_URL: 'https://apply.university.example/regisgraduate?utm_source=site',
    PUBLIC_DASHBOARD_URL: 'https://my.university.example/status/',
  });
  expect([sisterSiteHref('bachelor', 'th'), sisterSiteHref('bachelor', 'en')]).toEqual([
    'https://regisbachelor.university.example/',
    'https://regisbachelor.university.example/en',
  ]);
  expect([sisterSiteHref('graduate', 'th'), sisterSiteHref('graduate', 'en')]).toEqual([
    'https://apply.university.example/regisgraduate?utm_source=site',
    'https://apply.university.example/en/regisgraduate?utm_source=site',
  ]);
  expect([sisterSiteHref('dashboard', 'th'), sisterSiteHref('dashboard', 'en')]).toEqual([
    'https://my.university.example/status/',
    'https://my.university.example/en/status/',
  ]);
});

test('without a site of their own, scholarships start at the first configured campaign', async () => {
  const sisterSiteHref = await load({ PUBLIC_SCHOLARSHIP_CAMPAIGNS: ' young-athletes star-scholars' });
  expect(sisterSiteHref('scholarship', 'en')).toBe('/en/regisscholarship/young-athletes');
  expect(sisterSiteHref('bachelor', 'th')).toBe('/regisbachelor');
});
