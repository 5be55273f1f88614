import { inAppBrowser, isInsideApp } from '../../lib/in-app-browser.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useMessages } from '../../application/ui/flow-context.tsx';
import { useErrorAlert } from '../../application/ui/use-error-alert.ts';

const loadNotice = () => import('../../platform/in-app-browser-notice.ts');

/** In an in-app browser, warns before the first press that files may not open, and offers a way out. */
export const InsideApp = () => {
  const { upload } = useMessages('upload');
  const runWithErrorAlert = useErrorAlert();
  const { userAgent } = navigator;
  const app = inAppBrowser(userAgent);
  if (!isInsideApp(userAgent)) return null;
  return (
    <Notice tone="info">
      <p>{upload.inApp}</p>
      {app && (
        <div>
          <Button
            kind="link"
            onClick={() => runWithErrorAlert(async () => (await loadNotice()).showInAppBrowserNotice(app, true))}
          >
            {upload.leaveApp}
          </Button>
        </div>
      )}
    </Notice>
  );
};
