import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import i18next from 'i18next';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { devReload } from '../../../src/tools/build/dev-server.ts';

const root = mkdtempSync(join(tmpdir(), 'words-'));
const file = join(root, 'locales/en/common.json');
const watcher = new EventEmitter();
const send = vi.fn();
const error = vi.fn();

const failed = vi.fn();

beforeAll(async () => {
  mkdirSync(join(root, 'locales/en'), { recursive: true });
  process.on('unhandledRejection', failed);
  const setup = devReload().hooks['astro:server:setup'] as unknown as (options: object) => void;
  setup({ server: { watcher, ws: { send }, config: { logger: { error } } } });
  change('{ "close": "Early" }');
  await i18next.init({ lng: 'en', resources: { en: { common: { close: 'Close', gone: 'Gone' } } } });
});
afterAll(() => {
  process.off('unhandledRejection', failed);
  rmSync(root, { recursive: true });
});

const change = (text: string): void => {
  writeFileSync(file, text);
  watcher.emit('change', file);
};

test('a file that changes before i18next has started is left alone', async () => {
  await new Promise((resolve) => setImmediate(resolve));
  expect(failed).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
  expect(i18next.t('close', { ns: 'common' })).toBe('Close');
});

test('a word that changes in locales/ is shown, and one that is deleted is gone', async () => {
  change('{ "close": "Shut" }');
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'full-reload' }));
  expect(i18next.getResourceBundle('en', 'common')).toEqual({ close: 'Shut' });
});

test('a dictionary with a typing error is named, and the words stay', async () => {
  change('{ "close": "Shut" }');
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  change('{ "close": ');
  await vi.waitFor(() => expect(error).toHaveBeenCalledWith(expect.stringContaining(file)));
  expect(i18next.getResourceBundle('en', 'common')).toEqual({ close: 'Shut' });
});
