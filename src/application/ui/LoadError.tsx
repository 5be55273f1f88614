import type { Messages } from '../../i18n/messages.ts';
import { RetryPanel } from '../../ui/RetryPanel.tsx';
import { callErrorMessage } from './call-error-message.ts';

interface LoadErrorProps {
  readonly error: unknown;
  readonly messages: Pick<Messages, 'common' | 'errors'>;
  /** The default is "could not be loaded". */
  readonly title?: string | undefined;
  readonly onRetry: () => void;
}

export const LoadError = ({ error, messages, title, onRetry }: LoadErrorProps) => {
  const { errors, common } = messages;
  return (
    <RetryPanel
      title={title ?? errors.load.title}
      message={callErrorMessage(error, errors.call)}
      retry={common.retry}
      onRetry={onRetry}
    />
  );
};
