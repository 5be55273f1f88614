import { beforeEach, expect, test, vi } from 'vitest';

const load = async (values: Record<string, string>) => {
  vi.doMock('#environment', async (original) => ({ ...(await original<object>()), ...values }));
  return {
    ...(await import('../../src/config/scholarship-campaigns.ts')),
    ...(await import('../../src/config/sister-sites.ts')),
  };
};
beforeEach(() => {
  vi.resetModules();
  vi.doUnmock('#environment');
});

test('several campaigns have a list on the home page, in both languages', async () => {
  const { campaignListHref, scholarshipCardHref, campaignHref } = await load({
    PUBLIC_SCHOLARSHIP_CAMPAIGNS: ' young-athletes star-scholars',
  });
  expect([campaignListHref('th'), campaignListHref('en')]).toEqual(['/#scholarships', '/en#scholarships']);
  expect(scholarshipCardHref('en')).toBe('#scholarships');
  expect(campaignHref('star-scholars', 'en')).toBe('/en/regisscholarship/star-scholars');
});

test('the card of one campaign leads straight to it, whether the build knows it or not', async () => {
  const { scholarshipCardHref } = await load({ PUBLIC_SCHOLARSHIP_CAMPAIGNS: ' young-athletes ' });
  expect(scholarshipCardHref('th')).toBe('/regisscholarship/young-athletes');
  expect(scholarshipCardHref('en', ['brand-new'])).toBe('/en/regisscholarship/brand-new');
  expect(scholarshipCardHref('en', ['brand-new', 'young-athletes'])).toBe('#scholarships');
});

test.each([
  ['https://regisscholarship.university.example', 'https://regisscholarship.university.example/en/star'],
  ['https://a.example/regisscholarship/?from=home', 'https://a.example/en/regisscholarship/star?from=home'],
])('on a site of its own, %s, a campaign is a path below it', async (PUBLIC_REGISSCHOLARSHIP_URL, expected) => {
  const { campaignHref } = await load({ PUBLIC_REGISSCHOLARSHIP_URL });
  expect(campaignHref('star', 'en')).toBe(expected);
});
