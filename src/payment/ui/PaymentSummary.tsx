import { site } from '../../config/site.ts';
import { baht } from '../../i18n/format.ts';
import { applicationNumber, type Application } from '../../model/application.ts';
import { appliedFor } from '../../model/applied-for.ts';
import { NoBreakText } from '../../ui/NoBreakText.tsx';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { feeName } from './fee-name.ts';

/** The parts of an application that a payment page shows. */
export type PaidApplication = Pick<Application, 'id' | 'application_no' | 'readable' | 'campaign_name'>;

interface PaymentSummaryProps {
  readonly application: PaidApplication;
  readonly amount: number;
  /** On wide screens, the aside says what is paid for, so that the button to pay is in the first view. */
  readonly isBesideFacts?: boolean;
}

/** Shows what is paid for, the payee, the application and the amount. */
export const PaymentSummary = ({ application, amount, isBesideFacts = false }: PaymentSummaryProps) => {
  const { flow, locale } = useFlow().session;
  const texts = useMessages('payment').payment;
  const { summary } = texts;
  const rows = [
    { term: summary.programme, value: appliedFor(flow.type, application).join(' · '), isInAside: true },
    { term: summary.payTo, value: site.name[locale], isInAside: false },
    { term: summary.number, value: applicationNumber(application), isInAside: true },
  ].filter(({ value }) => value);
  return (
    <section className="grid gap-2 rounded-lg border border-line p-3 sm:p-4">
      <h2 className={`!text-base max-md:sr-only ${isBesideFacts ? 'lg:sr-only' : ''}`}>{summary.heading}</h2>
      <dl className="grid gap-1 text-sm">
        {rows.map(({ term, value, isInAside }) => (
          <div key={term} className={`flex flex-wrap gap-x-4 ${isBesideFacts && isInAside ? 'lg:hidden' : ''}`}>
            <dt className="grow basis-24 text-ink-soft">{term}</dt>
            <dd
              translate={term === summary.number ? 'no' : undefined}
              className="grow-[2] basis-32 [overflow-wrap:anywhere]"
            >
              <NoBreakText text={value} />
            </dd>
          </div>
        ))}
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-1">
          <dt className="text-base font-semibold">{feeName(flow, application, texts)}</dt>
          <dd translate="no" className="text-2xl font-semibold tabular-nums sm:text-3xl">
            {baht(amount, locale)}
          </dd>
        </div>
      </dl>
    </section>
  );
};
