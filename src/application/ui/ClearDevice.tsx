import { useCallback } from 'react';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import { clearDevice, closeAfterClearing } from '../../platform/storage/clear-device.ts';
import { href } from '../../config/routes.ts';
import { dialogMessages } from '../../i18n/lazy-messages.ts';
import { Button } from '../../ui/Button.tsx';
import { askToConfirm } from '../../ui/overlays/open.ts';
import css from '../../styles/below-fold.css?inline';
import { useFlow } from './flow-context.tsx';
import { useErrorAlert } from './use-error-alert.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';

adoptStyles(css);

export const ClearDevice = () => {
  const { session, messages } = useFlow();
  const { locale, environment } = session;
  const runWithErrorAlert = useErrorAlert();
  const load = useCallback(() => dialogMessages(locale), [locale]);
  const texts = useLazyModule(load)?.clearDevice;
  if (!texts) return null;
  const clear = async (): Promise<void> => {
    const { title, message, primary, secondary } = texts;
    if (
      !(await askToConfirm({
        icon: 'warning',
        isDestructive: true,
        title,
        message,
        primary,
        secondary,
        close: messages.common.close,
      }))
    )
      return;
    clearDevice();
    // A form stores its last answers when the page is hidden.
    closeAfterClearing();
    if (environment.location.clearEveryHost(locale)) return;
    environment.location.navigate(`${href('home', locale)}#cleared`, { replace: true });
  };
  return (
    <div className="below-fold mt-4 border-t border-line pt-2 print:hidden">
      <Button kind="quiet" onClick={() => runWithErrorAlert(clear)}>
        {texts.action}
      </Button>
    </div>
  );
};
