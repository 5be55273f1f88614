import { sisterSiteHref } from '../../config/sister-sites.ts';
import { site } from '../../config/site.ts';
import type { CalendarEntry } from '../../dashboard/calendar-file.ts';
import { AddToCalendar } from '../../dashboard/ui/AddToCalendar.tsx';
import { valuesOf } from '../../flows/definition/field-queries.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { parseDeadline } from '../../lib/parse-instant.ts';
import { applicationNumber } from '../../model/application.ts';
import { appliedFor } from '../../model/applied-for.ts';
import { useMessages } from '../../application/ui/flow-context.tsx';
import type { VerifiedResult } from '../verify-result.ts';
import { PictureButton } from './PictureButton.tsx';

interface KeepsakesProps {
  readonly result: VerifiedResult;
  /** In milliseconds since 1970. */
  readonly now: number;
}

/** What an applicant may keep: the day of the result in the own calendar, and a picture to show. */
export const Keepsakes = ({ result: { session, application }, now }: KeepsakesProps) => {
  const { keep } = useMessages('result').result;
  const { flow, locale } = session;
  const number = applicationNumber(application);
  const university = site.name[locale];
  const due = parseDeadline(application.result_due_at);
  const url = new URL(sisterSiteHref('dashboard', locale), document.baseURI).href;
  const [programme = ''] = appliedFor(flow.type, application);
  const entry: CalendarEntry | undefined =
    due === undefined || due < now
      ? undefined
      : {
          id: `${number}-result@admissions`,
          title: interpolate(keep.calendar.title, { university }),
          text: interpolate(keep.calendar.text, { url }),
          url,
          instant: new Date(due).toISOString(),
        };
  return (
    <section className="grid gap-3 print:hidden">
      <h2>{keep.title}</h2>
      {entry && <AddToCalendar messages={keep.calendar} entry={entry} />}
      <div className="flex flex-wrap items-center gap-3">
        <PictureButton
          messages={keep.card}
          fileName={keep.card.fileName}
          draw={async () =>
            (await import('./share-card.ts')).shareCard({
              number,
              name: valuesOf(application)['first_name'] ?? '',
              line: keep.card.line,
              programme,
              university,
              locale,
            })
          }
        />
      </div>
      <p className="hint">{keep.card.about}</p>
    </section>
  );
};
