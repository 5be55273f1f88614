import { RetryPanel } from '../../ui/RetryPanel.tsx';
import { callErrorMessage } from './call-error-message.ts';
import { useFlow } from './flow-context.tsx';

interface LoadErrorProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export const LoadError = ({ error, onRetry }: LoadErrorProps) => {
  const { errors, common } = useFlow().messages;
  return (
    <RetryPanel
      title={errors.load.title}
      message={callErrorMessage(error, errors.call)}
      retry={common.retry}
      onRetry={onRetry}
    />
  );
};
