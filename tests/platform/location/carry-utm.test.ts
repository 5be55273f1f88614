// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { carryUtm } from '../../../src/platform/location/carry-utm.ts';
import { saveUtm } from '../../../src/platform/storage/utm.ts';

const BACHELOR = 'https://regisbachelor.tharndao.example';

/** Presses a link and returns where it leads then. */
function pressed(address: string, type = 'click'): string {
  document.body.innerHTML = `<a href="${address}"><span>Apply</span></a>`;
  const link = document.querySelector('a');
  link?.addEventListener(type, (event) => event.preventDefault());
  link?.querySelector('span')?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  return link?.href ?? '';
}

carryUtm([BACHELOR, location.origin]);
beforeEach(() => saveUtm(new URLSearchParams({ utm_source: 'line', utm_campaign: 'open house' })));

test('a link to another host of the site takes along which advert the visitor came from', () => {
  expect(pressed(`${BACHELOR}/en`)).toBe(`${BACHELOR}/en?utm_source=line&utm_campaign=open+house`);
  expect(pressed(`${BACHELOR}/`, 'auxclick')).toBe(`${BACHELOR}/?utm_source=line&utm_campaign=open+house`);
  expect(pressed(`${BACHELOR}/?utm_source=mail#top`)).toBe(`${BACHELOR}/?utm_source=mail&utm_campaign=open+house#top`);
});

test('links on this host and to other sites stay as they are', () => {
  expect(pressed(`${location.origin}/regisbachelor`)).toBe(`${location.origin}/regisbachelor`);
  expect(pressed('https://line.me/R/')).toBe('https://line.me/R/');
});
