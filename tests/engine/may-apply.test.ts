// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mayApply } from '../../src/engine/may-apply.ts';
import { shortCourse } from '../../src/flows/short-course.ts';
import * as overlays from '../../src/ui/overlays/open.ts';
import { applyingContext, words } from './bachelor-context.ts';
import { fakeServer, offline, type FakeServer } from './fake-server.ts';

vi.mock('../../src/ui/overlays/open.ts');

let server: FakeServer;
beforeEach(() => {
  vi.mocked(overlays.showAlert).mockReset();
  server = fakeServer();
});

describe('whether applying is allowed', () => {
  test('is the word of the server', async () => {
    server.on('/application/7/check-can-apply', { can_apply: true });
    expect(await mayApply(applyingContext())).toBe(true);
    expect(overlays.showAlert).not.toHaveBeenCalled();
  });

  test.each([
    [{ can_apply: false }, words.dialogs.noIntake.message],
    [{ can_apply: false, reason: 'Opens in May' }, 'Opens in May'],
  ])('%j is told in an alert', async (answer, message) => {
    server.on('/application/7/check-can-apply', answer);
    expect(await mayApply(applyingContext())).toBe(false);
    expect(vi.mocked(overlays.showAlert).mock.calls[0]?.[0]).toMatchObject({ style: 'info', message });
  });

  test('is not guessed when nobody answers, and not asked where no call does', async () => {
    server.on('/check-can-apply', offline);
    await expect(mayApply(applyingContext())).rejects.toBe(offline);
    server.seen.length = 0;
    expect([await mayApply(applyingContext(shortCourse)), server.seen]).toEqual([true, []]);
  });
});
