// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { UTM_LIMIT } from '../../../src/config/constants.ts';
import { saveConsent } from '../../../src/platform/storage/consent-choice.ts';
import { mayKeepUtm, saveUtm, utmValues } from '../../../src/platform/storage/utm.ts';
import { freshStorage } from './broken-storage.ts';

const keep = (values: Record<string, string>): void => saveUtm(new URLSearchParams(values));

beforeEach(() => {
  freshStorage();
  keep({ utm_source: 'reset' });
});

test('the five names are kept, and no other', () => {
  const five = {
    utm_source: 'line',
    utm_medium: 'ad',
    utm_campaign: 'เปิดรับสมัคร 2570',
    utm_content: 'b-1',
    utm_term: '+ป.ตรี',
  };
  keep({ ...five, utm_id: '1', gclid: 'x', lang: 'en', __proto__x: '1' });
  expect(utmValues()).toEqual(five);
});

test('an address without them changes nothing', () => {
  keep({ utm_source: 'line' });
  keep({});
  keep({ lang: 'en', utm_source: '', utm_medium: '\u0000\r\n' });
  expect(utmValues()).toEqual({ utm_source: 'line' });
});

test('ten kilobytes are cut, never in the middle of a character', () => {
  keep({ utm_source: 'x'.repeat(10_000), utm_term: `${'x'.repeat(UTM_LIMIT - 1)}😀` });
  expect(utmValues()).toEqual({ utm_source: 'x'.repeat(UTM_LIMIT), utm_term: 'x'.repeat(UTM_LIMIT - 1) });
});

test('control characters and half characters fall away, script is only text', () => {
  keep({ utm_source: 'a\u0000b\r\nSet-Cookie: c\u202E\uD800', utm_term: '<script>alert(1)</script>' });
  expect(utmValues()).toEqual({ utm_source: 'abSet-Cookie: c�', utm_term: '<script>alert(1)</script>' });
});

test('they are texts of an object that holds nothing else', () => {
  keep({ utm_source: '__proto__' });
  expect(Object.entries(utmValues())).toEqual([['utm_source', '__proto__']]);
});

test('what the policies name decides: an interest until adverts are rejected, a consent once they are accepted', () => {
  const choices = [undefined, 'accepted', 'refused', 'adverts', 'statistics+recordings'] as const;
  expect(choices.map((choice) => mayKeepUtm(choice, 'legitimate-interest'))).toEqual([true, true, false, true, false]);
  expect(choices.map((choice) => mayKeepUtm(choice, 'consent'))).toEqual([false, true, false, true, false]);
});

test('after a rejection nothing is kept, and what was kept is not sent', () => {
  document.body.dataset.consent = '9.9';
  keep({ utm_source: 'before' });
  saveConsent('refused', '9.9');
  expect(utmValues()).toEqual({});
  keep({ utm_source: 'after' });
  saveConsent('accepted', '9.9');
  expect(utmValues()).toEqual({ utm_source: 'before' });
  delete document.body.dataset.consent;
});

test('a rejection outlives the version of the policy, until another choice is made', () => {
  document.body.dataset.consent = '9.9';
  keep({ utm_source: 'before' });
  saveConsent('statistics', '9.8');
  keep({ utm_source: 'after' });
  expect(utmValues()).toEqual({});
  saveConsent('accepted', '9.9');
  expect(utmValues()).toEqual({ utm_source: 'before' });
  delete document.body.dataset.consent;
});
