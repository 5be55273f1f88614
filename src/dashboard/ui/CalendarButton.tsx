import { useState } from 'react';
import type { Messages } from '../../i18n/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { calendarFile, type CalendarDay } from '../calendar-file.ts';

interface CalendarButtonProps {
  readonly messages: Messages['dashboard']['calendar'];
  readonly day: Omit<CalendarDay, 'createdAt'>;
}

/** Safari and Firefox read the file after the press has ended, and a phone may ask the applicant first. @chosen */
const FILE_LIFE_MS = 60_000;

export const CalendarButton = ({ messages, day }: CalendarButtonProps) => {
  const [isPressed, setPressed] = useState(false);
  const save = (): void => {
    setPressed(true);
    const text = calendarFile({ ...day, createdAt: new Date().toISOString() });
    const link = document.createElement('a');
    try {
      link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
    } catch {
      return; // The hint says where it works.
    }
    link.download = messages.fileName;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), FILE_LIFE_MS);
  };
  return (
    <div className="grid gap-1">
      <Button kind="secondary" onClick={save}>
        {messages.add}
      </Button>
      {/* No browser tells a page that it has blocked a download. */}
      <p role="status" className="hint empty:hidden">
        {isPressed && messages.hint}
      </p>
    </div>
  );
};
