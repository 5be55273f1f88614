import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

interface RetryPanelProps {
  /** What happened. */
  title: string;
  /** What it means for the applicant, e.g. that everything typed is kept. */
  message: string;
  retry: string;
  onRetry: () => void;
  busy?: boolean | undefined;
}

/** A part of the page that could not be loaded or sent, and the way on. */
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
