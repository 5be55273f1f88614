// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

vi.mock('#environment', async (original) => ({
  ...(await original<object>()),
  PUBLIC_SENTRY_DSN: 'https://key@reports.example/1',
}));
// Node resolves the package to its half for servers.
// @ts-expect-error -- its types belong to the name of the package
vi.mock('@sentry/astro', () => import('../../../node_modules/@sentry/astro/build/esm/index.client.js'));

const { getCurrentScope } = await import('@sentry/astro');
const { openReporter } = await import('../../../src/platform/error-reports/reporter.ts');
const { startReplay } = await import('../../../src/platform/error-reports/replay.ts');

interface Replay {
  _isInitialized: boolean;
  readonly getRecordingMode: () => 'session' | 'buffer' | undefined;
  readonly stop: () => Promise<void>;
}

/** For a function that is not the browser's own, a frame would be opened to find that one. */
const likeNative = (name: string, standIn: object) =>
  Object.assign(standIn, { toString: () => `function ${name}() { [native code] }` });

/** A page for which chance draws these numbers, one when it opens and one when an error is reported. */
async function pageWith(atStart: number, atError: number) {
  sessionStorage.clear();
  for (const [name, standIn] of Object.entries({ fetch: () => Promise.resolve(new Response('{}')), setTimeout }))
    vi.stubGlobal(name, likeNative(name, standIn.bind(undefined)));
  // Where it finds Node, it does not record.
  vi.stubGlobal('process', {});
  const chance = vi.spyOn(Math, 'random').mockReturnValue(atStart);
  const report = openReporter();
  startReplay();
  const client = getCurrentScope().getClient();
  const sent: Record<string, unknown>[] = [];
  client?.on('beforeSendEvent', ({ tags }) => sent.push({ ...tags }));
  const replay = client?.getIntegrationByName('Replay') as unknown as Replay;
  const mode = replay.getRecordingMode();
  chance.mockReturnValue(atError);
  report(new Error('broken'));
  await client?.flush(1000);
  await replay.stop();
  // The next test is another page; a page may have one recorder only.
  replay._isInitialized = false;
  return { mode, sent, replayIds: sent.map(({ replayId }) => replayId) };
}

test('one session in ten is sent as it goes (docs/spec.md, section 1)', async () => {
  expect((await pageWith(0.09, 0.99)).mode).toBe('session');
  expect((await pageWith(0.11, 0.99)).mode).toBe('buffer');
});

test('of the others, one error in ten brings what came before it', async () => {
  expect((await pageWith(0.5, 0.09)).replayIds).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect((await pageWith(0.5, 0.11)).replayIds).toEqual([undefined]);
});

test('a report says what kind of browser met the error, and not its text, which names the model', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
  );
  const [report] = (await pageWith(0.99, 0.99)).sent;
  expect(report).toMatchObject({ isMobile: true, isTablet: false, isAndroid: true, isChrome: true, isIos: false });
  expect(Object.keys(report ?? {}).filter((name) => name.startsWith('is'))).toHaveLength(15);
  expect(JSON.stringify(report)).not.toContain('SM-A546E');
});
