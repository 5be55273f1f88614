import type { Messages } from '../../i18n/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { calendarFile, type CalendarDay } from '../calendar-file.ts';

interface CalendarButtonProps {
  readonly messages: Messages['dashboard']['calendar'];
  readonly day: Omit<CalendarDay, 'createdAt'>;
}

export const CalendarButton = ({ messages, day }: CalendarButtonProps) => {
  const save = (): void => {
    const text = calendarFile({ ...day, createdAt: new Date().toISOString() });
    const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = messages.fileName;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <Button kind="secondary" onClick={save}>
      {messages.add}
    </Button>
  );
};
