import { useState } from 'react';
import { inAppBrowser, isInsideApp, type InAppBrowser } from '../../lib/in-app-browser.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { canLeaveApp, copyPortableAddress, leaveApp } from '../../platform/location/leave-app.ts';
import { Button } from '../../ui/Button.tsx';
import { useMessages } from '../../application/ui/flow-context.tsx';

const APP_NAME: Readonly<Record<InAppBrowser, string>> = {
  line: 'LINE',
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
};

/**
 * In an in-app browser, warns before the first press that files may not open, and offers a way out. If the app ignores
 * the way out, the button copies the address instead.
 */
export const InsideApp = () => {
  const { inApp } = useMessages('upload').upload;
  const { userAgent } = navigator;
  const app = inAppBrowser(userAgent);
  const [canLeave, setCanLeave] = useState(() => app !== undefined && canLeaveApp(app));
  const [status, setStatus] = useState('');
  if (!isInsideApp(userAgent)) return null;
  const leave = (): void => {
    if (app) leaveApp(app);
    setCanLeave(false);
  };
  const copy = (): void => {
    copyPortableAddress().then(
      (opens) => setStatus(opens === 'application' ? inApp.copiedApplication : inApp.copied),
      () => setStatus(inApp.copyFailed),
    );
  };
  return (
    <aside aria-label={inApp.label} className="tone-info rounded border px-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="grow basis-40 py-2 text-sm text-ink">
          {interpolate(inApp.text, { app: app ? APP_NAME[app] : inApp.thisApp })}
        </p>
        <Button kind="link" onClick={canLeave ? leave : copy}>
          {canLeave ? inApp.open : inApp.copy}
        </Button>
      </div>
      <p role="status" className="pb-3 text-sm text-ink empty:hidden">
        {status}
      </p>
    </aside>
  );
};
