import { expect, test } from 'vitest';
import { openCampaignsIn } from '../../src/model/open-campaigns.ts';

test.each([[['star-scholars', 'ทุนดี']], [[]], [Array.from({ length: 50 }, (_, index) => `campaign-${index}`)]])(
  'a list of slugs is taken as it is: %j',
  (slugs) => {
    expect(openCampaignsIn(slugs)).toEqual(slugs);
  },
);

test('a slug that stands there twice is one campaign', () => {
  expect(openCampaignsIn(['star', 'brand-new', 'star'])).toEqual(['star', 'brand-new']);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['an object', { slugs: ['star'] }],
  ['a text', 'star'],
  ['a number among slugs', ['star', 7]],
  ['an empty slug', ['star', '']],
  ['a path', ['star', 'a/b']],
  ['an address', ['https://elsewhere.example']],
  ['a blank', ['star scholars']],
  ['more than anybody reads', Array.from({ length: 51 }, (_, index) => `campaign-${index}`)],
])('%s is no list', (_what, file) => {
  expect(openCampaignsIn(file)).toBeUndefined();
});
