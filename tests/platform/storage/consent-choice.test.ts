// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { PURPOSES } from '../../../src/config/constants.ts';
import { CLEARED_KEY, CONSENT_KEY } from '../../../src/config/storage-keys.ts';
import { clearDevice } from '../../../src/platform/storage/clear-device.ts';
import {
  allows,
  consentFor,
  consentTo,
  hasNoticed,
  saveConsent,
} from '../../../src/platform/storage/consent-choice.ts';

const YEAR = 365 * 24 * 3_600_000;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the choice about cookies', () => {
  test('holds for the version that was read, and for a year', () => {
    expect(consentTo('1.0')).toBeUndefined();
    saveConsent('refused', '1.0', 1000);
    expect(consentTo('1.0', 1000 + YEAR - 1)).toBe('refused');
    expect(consentTo('1.0', 1000 + YEAR)).toBeUndefined();
    expect(consentTo('1.1', 1001)).toBeUndefined();
  });

  test('a strip that was closed answers no question that is asked later', () => {
    saveConsent('noticed', '1.0', 1000);
    expect([hasNoticed('1.0', 1001), hasNoticed('1.1', 1001), consentTo('1.0', 1001)]).toEqual([
      true,
      false,
      undefined,
    ]);
    saveConsent('refused', '1.0', 1000);
    expect(hasNoticed('1.0', 1001)).toBe(true);
  });

  test('may be given for some purposes alone, and an unknown one counts as no choice', () => {
    saveConsent(consentFor(['statistics', 'recordings']), '1.0');
    expect(PURPOSES.filter((purpose) => allows(consentTo('1.0'), purpose))).toEqual(['statistics', 'recordings']);
    expect([consentFor([]), consentFor(PURPOSES)]).toEqual(['refused', 'accepted']);
    expect(PURPOSES.some((purpose) => allows(undefined, purpose) || allows('refused', purpose))).toBe(false);
    localStorage.setItem(CONSENT_KEY, JSON.stringify({ choice: 'statistics+all', version: '1.0', at: Date.now() }));
    expect(consentTo('1.0')).toBeUndefined();
  });

  test('says which version, and when', () => {
    saveConsent('accepted', '1.0', 5);
    expect(JSON.parse(localStorage.getItem(CONSENT_KEY) ?? '')).toEqual({ choice: 'accepted', version: '1.0', at: 5 });
  });

  test.each(['', 'null', '7', '"accepted"', '{"choice":"perhaps","version":"1.0","at":9e15}', '{"choice":"accep'])(
    'a text that is not one counts as none: %s',
    (text) => {
      localStorage.setItem(CONSENT_KEY, text);
      expect(consentTo('1.0', 0)).toBeUndefined();
    },
  );

  test('outlives the button that forgets everything else', () => {
    saveConsent('refused', '1.0');
    localStorage.setItem('adm:dashboard:token', 't');
    clearDevice();
    expect(Object.keys(localStorage)).toEqual([CONSENT_KEY, CLEARED_KEY]);
  });
});
