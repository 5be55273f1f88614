import { STUDENT_NUMBER_DAYS } from '../../config/constants.ts';
import type { Locale } from '../../config/locales.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { applicationNumber } from '../../model/application.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import { stepsAfter } from '../../model/next-steps.ts';
import { offerTexts } from '../status.ts';
import { OfficeContact } from '../../ui/OfficeContact.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { NoBreakText } from '../../ui/NoBreakText.tsx';

interface PassedStepsProps {
  readonly application: DashboardApplication;
  readonly locale: Locale;
  readonly messages: Pick<Messages, 'common' | 'dashboard'>;
}

/** Tells a selected applicant what to do next. */
export const PassedSteps = ({ application, locale, messages: { common, dashboard } }: PassedStepsProps) => {
  const { title, number, studentNumber } = dashboard.passed;
  return (
    <section className="grid gap-1">
      <h3>{title}</h3>
      <ol className="star-list mt-1">
        <li>
          <p>{offerTexts(application.type, dashboard).contact}</p>
          <p className="flex flex-wrap gap-x-4 print:hidden">
            <OfficeContact locale={locale} newTab={common.newTab} />
          </p>
        </li>
        <li>
          <Sentence text={number} values={{ number: applicationNumber(application) }} />
        </li>
        {stepsAfter(application.type, 'passed').includes('studentNumber') && (
          <li>
            <NoBreakText text={interpolate(studentNumber, STUDENT_NUMBER_DAYS)} />
          </li>
        )}
      </ol>
    </section>
  );
};
