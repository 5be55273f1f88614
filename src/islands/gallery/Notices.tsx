import { useState } from 'react';
import type { Messages } from '../../i18n/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RetryPanel } from '../../ui/RetryPanel.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Badge } from '../../ui/Badge.tsx';

const TONES = ['info', 'success', 'warning', 'error'] as const;
/** The chip's text for each tone. */
const CHIP = { info: 'waiting', success: 'received', warning: 'countdown', error: 'failed' } as const;

interface Props {
  messages: Pick<Messages, 'common' | 'gallery'>;
}

/** Notices, chips, the error summary and placeholders for text that is loading. */
export const Notices = ({ messages: { common, gallery } }: Props) => {
  const [attempt, setAttempt] = useState(0);
  const errors = [
    { fieldId: 'email-wrong', message: gallery.emailError },
    { fieldId: 'phone-wrong', message: gallery.phoneError },
    { fieldId: 'programme-wrong', message: gallery.programmeError },
    { message: gallery.error },
  ];
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone} text={gallery[CHIP[tone]]} />
        ))}
      </p>
      {TONES.map((tone) => (
        <Notice key={tone} tone={tone} title={gallery.title}>
          <p>{gallery[tone]}</p>
        </Notice>
      ))}
      <RetryPanel title={gallery.failed} message={gallery.error} retry={common.retry} onRetry={() => undefined} />
      <Button kind="secondary" onClick={() => setAttempt(attempt + 1)}>
        {gallery.showSummary}
      </Button>
      {attempt > 0 && <ErrorSummary title={gallery.summaryTitle} errors={errors} attempt={attempt} />}
      <SafeHtml html={gallery.html} />
      <Skeleton label={common.loading} />
    </>
  );
};
