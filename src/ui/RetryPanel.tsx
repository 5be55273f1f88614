import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

interface RetryPanelProps {
  title: string;
  message: string;
  retry: string;
  onRetry: () => void;
}

export const RetryPanel = ({ title, message, retry, onRetry }: RetryPanelProps) => (
  <Notice tone="error" title={title} role="alert">
    <p>{message}</p>
    <div className="mt-2">
      <Button kind="secondary" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  </Notice>
);
