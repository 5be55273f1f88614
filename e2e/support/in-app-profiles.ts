import type { Page } from '@playwright/test';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A546E; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

/** How the browsers inside the apps name themselves, and two browsers of their own. */
const USER_AGENTS = {
  'LINE on Android': `${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36 Line/14.8.0`,
  'LINE on an iPhone': `${IPHONE} Mobile/15E148 Safari Line/14.8.0`,
  'Facebook on Android': `${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0.0.0;]`,
  'Facebook on an iPhone': `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]`,
  'Instagram on Android': `${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36 Instagram 335.0.0.0`,
  'Instagram on an iPhone': `${IPHONE} Mobile/15E148 Instagram 335.0.0.0`,
  'TikTok on Android': `${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36 trill_340 BytedanceWebview/d8a21c6`,
  'TikTok on an iPhone': `${IPHONE} Mobile/15E148 musical_ly_34.0.0`,
  'Chrome on Android':
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  'Safari on an iPhone': `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`,
} as const;
type ProfileName = keyof typeof USER_AGENTS;

export interface Profile {
  readonly name: ProfileName;
  readonly userAgent: string;
  readonly isApp: boolean;
}

const profiles: readonly Profile[] = Object.entries(USER_AGENTS).map(([name, userAgent]) => ({
  name: name as ProfileName,
  userAgent,
  isApp: !/^(?:Chrome|Safari) /.test(name),
}));

/** The usual run has one app of each system and one browser of its own; `E2E_ALL=1` has all. */
const USUAL: readonly ProfileName[] = ['Facebook on an iPhone', 'LINE on Android', 'Chrome on Android'];
export const profilesOfRun = profiles.filter(({ name }) => Boolean(process.env['E2E_ALL']) || USUAL.includes(name));

/** What browsers inside apps do not do: they say nothing of it. */
function ignoreHandOvers(): void {
  const ignored = 'a[download], a[target="_blank"], input[type="file"]';
  const isIgnored = (target: unknown): boolean => target instanceof Element && target.closest(ignored) !== null;
  const { click } = HTMLElement.prototype as unknown as { readonly click: (this: HTMLElement) => void };
  HTMLElement.prototype.click = function clickUnlessIgnored(this: HTMLElement) {
    if (!isIgnored(this)) click.call(this);
  };
  // The page hears the press; only the browser does nothing.
  addEventListener('click', (event) => {
    if (isIgnored(event.target)) event.preventDefault();
  });
  window.print = () => undefined;
  window.open = () => null;
  for (const name of ['clipboard', 'share', 'canShare'])
    Object.defineProperty(Navigator.prototype, name, { configurable: true, value: undefined });
}

/** Makes a page one of the app's own, before it opens anything. */
export async function openAs(page: Page, { userAgent, isApp }: Profile): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setUserAgentOverride', { userAgent });
  if (isApp) await page.addInitScript(ignoreHandOvers);
}
