// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { readKeptCopy, saveKeptCopy } from '../../../src/platform/storage/kept-copy.ts';
import { clearDevice } from '../../../src/platform/storage/clear-device.ts';
import { setSharedComputer } from '../../../src/platform/storage/browser-storage.ts';
import { applicationOf } from '../../application/test-session.ts';

const CANARY = 'คานารีย์';
const KEY = 'scholarship:star';
const sentAs = (name: string) => ({
  application: applicationOf({ first_name: CANARY, campaign_name: name }),
  documents: {
    requirements: [],
    files: [{ id: '1', type: undefined, name: `${CANARY}.pdf`, size: 1 }],
    customInputs: [],
  },
});
const SENT = { th: sentAs('ทุน'), en: sentAs('Scholarship') };
const kept = (storage: Storage): string => JSON.stringify(Object.entries(storage));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('what was sent', () => {
  test('is read in the language of the page, and in the other one where only that was kept', () => {
    saveKeptCopy(KEY, SENT);
    expect(readKeptCopy(KEY, 'en')?.application.campaign_name).toBe('Scholarship');
    expect(readKeptCopy(KEY, 'th')?.documents.files).toHaveLength(1);
    saveKeptCopy(KEY, { th: SENT.th });
    expect(readKeptCopy(KEY, 'en')?.application.campaign_name).toBe('ทุน');
    expect(readKeptCopy('scholarship:moon', 'th')).toBeUndefined();
  });

  test('is in the storage of the tab only', () => {
    saveKeptCopy(KEY, SENT);
    expect(kept(localStorage)).not.toContain(CANARY);
    expect(kept(sessionStorage)).toContain(CANARY);
  });

  test('is kept nowhere on a shared computer', () => {
    setSharedComputer(true);
    saveKeptCopy(KEY, SENT);
    expect([kept(localStorage), kept(sessionStorage)].join()).not.toContain(CANARY);
    expect(readKeptCopy(KEY, 'th')).toBeUndefined();
  });

  test('is removed when the computer turns out to be shared, and when the device is cleared', () => {
    saveKeptCopy(KEY, SENT);
    setSharedComputer(true);
    expect(kept(sessionStorage)).not.toContain(CANARY);
    setSharedComputer(false);
    saveKeptCopy(KEY, SENT);
    clearDevice();
    expect(kept(sessionStorage)).not.toContain(CANARY);
  });

  test('that is damaged is not shown', () => {
    for (const text of ['{', '{"th":{"application":{}}}']) {
      sessionStorage.setItem('adm:copy:scholarship:star', text);
      expect(readKeptCopy(KEY, 'th'), text).toBeUndefined();
    }
  });
});
