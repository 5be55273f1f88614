import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

interface RetryPanelProps {
  title: string;
  message: string;
  retry: string;
  onRetry: () => void;
  busy?: boolean | undefined;
}

export const RetryPanel = ({ title, message, retry, onRetry, busy }: RetryPanelProps) => (
  <Notice tone="error" title={title} role="alert">
    <p>{message}</p>
    <div className="mt-2">
      <Button kind="secondary" onClick={onRetry} busy={busy}>
        {retry}
      </Button>
    </div>
  </Notice>
);
