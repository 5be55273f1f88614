import type { Words } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { calendarFile, type CalendarDay } from './calendar-file.ts';

interface CalendarButtonProps {
  readonly words: Words['dashboard']['calendar'];
  readonly day: Omit<CalendarDay, 'made'>;
}

/** Hands a deadline over to the applicant's own calendar, as a file. */
export const CalendarButton = ({ words, day }: CalendarButtonProps) => {
  const save = (): void => {
    const text = calendarFile({ ...day, made: new Date().toISOString() });
    const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = words.fileName;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <Button kind="secondary" onClick={save}>
      {words.add}
    </Button>
  );
};
