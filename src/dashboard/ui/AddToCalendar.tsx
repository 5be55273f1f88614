import { useState } from 'react';
import type { Messages } from '../../i18n/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { calendarFile, googleCalendarHref, type CalendarEntry } from '../calendar-file.ts';

interface AddToCalendarProps {
  readonly messages: Pick<Messages['dashboard']['calendar'], 'add' | 'google' | 'fileName' | 'hint'>;
  readonly entry: CalendarEntry;
}

/** Safari and Firefox read the file after the click, and a phone may ask the applicant first. @chosen */
const FILE_LIFE_MS = 60_000;

function saveFile(text: string, name: string): void {
  const link = document.createElement('a');
  try {
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  } catch {
    return; // The hint below explains the alternative.
  }
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), FILE_LIFE_MS);
}

/** In-app browsers neither save files nor open tabs, so the alternative is a plain link. */
export const AddToCalendar = ({ messages, entry }: AddToCalendarProps) => {
  const [isPressed, setPressed] = useState(false);
  const save = (): void => {
    setPressed(true);
    saveFile(calendarFile(entry, Date.now()), messages.fileName);
  };
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button kind="secondary" onClick={save}>
          {messages.add}
        </Button>
        <ButtonLink kind="link" href={googleCalendarHref(entry)} rel="noreferrer">
          {messages.google}
        </ButtonLink>
      </div>
      {/* Browsers do not report that they have blocked a download. */}
      <p role="status" className="hint empty:hidden">
        {isPressed && messages.hint}
      </p>
    </div>
  );
};
