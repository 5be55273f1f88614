// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('#environment', async (original) => ({
  ...(await original<object>()),
  PUBLIC_SENTRY_DSN: 'https://key@reports.example/1',
}));
// Node resolves the package to its half for servers.
// @ts-expect-error -- its types belong to the name of the package
vi.mock('@sentry/astro', () => import('../../../node_modules/@sentry/astro/build/esm/index.client.js'));

const { addBreadcrumb, getCurrentScope } = await import('@sentry/astro');
const { openReporter } = await import('../../../src/platform/error-reports/reporter.ts');
const { startReplay } = await import('../../../src/platform/error-reports/replay.ts');

interface Replay {
  _isInitialized: boolean;
  readonly getRecordingMode: () => 'session' | 'buffer' | undefined;
  readonly stop: () => Promise<void>;
  readonly flush: () => Promise<void>;
}

/** For a function that is not the browser's own, a frame would be opened to find that one. */
const likeNative = (name: string, standIn: object) =>
  Object.assign(standIn, { toString: () => `function ${name}() { [native code] }` });

/** What the browser has sent. Sentry keeps the first `fetch` that it finds. */
const sent: string[] = [];
beforeEach(() => void sent.splice(0));

function stubBrowser(): void {
  const fetch = (_url: string, { body }: RequestInit) => {
    sent.push(typeof body === 'string' ? body : new TextDecoder().decode(body as Uint8Array));
    return Promise.resolve(new Response('{}'));
  };
  for (const [name, standIn] of Object.entries({ fetch, setTimeout }))
    vi.stubGlobal(name, likeNative(name, standIn.bind(undefined)));
}

/** A page for which chance draws these numbers, one when it opens and one when an error is reported. */
async function pageWith(atStart: number, atError: number, act?: () => void) {
  sessionStorage.clear();
  delete document.body.dataset['recorded'];
  document.body.dataset['replay'] = '';
  stubBrowser();
  // Where it finds Node, it does not record.
  vi.stubGlobal('process', {});
  const chance = vi.spyOn(Math, 'random').mockReturnValue(atStart);
  const report = openReporter();
  startReplay();
  // A page that takes this one's place starts nothing again.
  startReplay();
  const client = getCurrentScope().getClient();
  const events: Record<string, unknown>[] = [];
  client?.on('beforeSendEvent', ({ tags }) => events.push({ ...tags }));
  const replay = client?.getIntegrationByName('Replay') as unknown as Replay;
  const mode = replay.getRecordingMode();
  act?.();
  chance.mockReturnValue(atError);
  report(new Error('broken'));
  await client?.flush(1000);
  if (mode === 'session') {
    // A replay is not sent before it lasts some seconds.
    const now = Date.now() + 6000;
    vi.spyOn(Date, 'now').mockReturnValue(now);
    await replay.flush();
    await client?.flush(1000);
  }
  await replay.stop();
  // The next test is another page; a page may have one recorder only.
  replay._isInitialized = false;
  return { mode, events, replayIds: events.map(({ replayId }) => replayId) };
}

test('neither a report nor the steps before it contain what the applicant has typed', async () => {
  document.body.innerHTML = '<input value="Somchaixq">';
  stubBrowser();
  const report = openReporter();
  addBreadcrumb({ category: 'navigation', message: 'to somchaixq', data: { to: '/en/find?name=Somchaixq' } });
  // The name is known when the step is taken; by the time of the error it may have been removed.
  document.body.replaceChildren();
  report(new Error('broken'));
  await getCurrentScope().getClient()?.flush(1000);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('navigation');
  expect(sent[0]).not.toMatch(/somchaixq/i);
});

test('a replay contains the page without its dialogs, in which codes are typed', async () => {
  document.body.innerHTML = '<main id="page-xq"></main><dialog open><p id="code-xq">48 21</p></dialog>';
  await pageWith(0.09, 0.99);
  expect(sent.join('')).toContain('page-xq');
  expect(sent.join('')).not.toContain('code-xq');
});

test('a replay shows neither which option was ticked nor where, because the id of an option is an answer', async () => {
  document.body.innerHTML = `
    <main id="page-xq"></main>
    <fieldset>
      <label class="tile"><input type="radio" name="loan" id="loan-yes-xq" value="yes"><span>Yes</span></label>
      <label class="tile"><input type="radio" name="loan" id="loan-no-xq" value="no" checked><span>No</span></label>
    </fieldset>
    <label><input type="checkbox" id="news-xq"><span>News</span></label>
    <button id="next-xq">Next</button>`;
  await pageWith(0.09, 0.99, () => {
    for (const id of ['loan-yes-xq', 'news-xq', 'next-xq']) document.getElementById(id)?.click();
  });
  expect(sent.join('')).toContain('page-xq');
  expect(sent.join(''), 'a click outside of choices is recorded').toContain('ui.click');
  expect(sent.join('')).not.toMatch(/loan-|news-xq|[cC]hecked/);
});

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
  const [report] = (await pageWith(0.99, 0.99)).events;
  expect(report).toMatchObject({ isMobile: true, isTablet: false, isAndroid: true, isChrome: true, isIos: false });
  expect(Object.keys(report ?? {}).filter((name) => name.startsWith('is'))).toHaveLength(15);
  expect(JSON.stringify(report)).not.toContain('SM-A546E');
});
