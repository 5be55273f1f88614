import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { createPortal } from 'react-dom';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { applicationNumber, type Application } from '../../model/application.ts';
import { baht } from '../../i18n/format.ts';
import { formHelpMessages } from '../../i18n/lazy-messages.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import { keepDots } from '../../lib/join-parts.ts';
import { appliedFor } from '../../model/applied-for.ts';

export interface ApplicationFactsProps {
  readonly application: Pick<Application, 'id' | 'application_no' | 'readable' | 'campaign_name'>;
  /** The fields of the form next to the facts. */
  readonly asked?: readonly { readonly name: string }[];
}

/**
 * Shows number, programme, round, start and fee of the application in the page's aside (src/layouts/FlowAside.astro),
 * omitting unknown facts and what the form next to them asks for.
 */
export const ApplicationFacts = ({ application, asked = [] }: ApplicationFactsProps) => {
  const { session } = useFlow();
  const { locale, flow } = session;
  const { known } = useStore(session.stores.$marks);
  const campaignAmount = useStore(session.$campaign).campaign?.amount;
  const load = useCallback(() => formHelpMessages(locale), [locale]);
  const messages = useLazyModule(load)?.facts;
  const place = document.getElementById('application-facts');
  if (!messages || !place) return null;
  const { readable } = application;
  const round = flow.rounds ? readable['campaign_id'] : undefined;
  const askedNames = new Set(asked.map(({ name }) => name));
  const askedAnswers = new Set(asked.flatMap(({ name }) => readable[name] ?? []));
  const amount = (known?.id === application.id ? known.amount : undefined) ?? campaignAmount;
  const fee = typeof amount === 'number' && amount > 0 ? baht(amount, locale) : undefined;
  const rows = [
    [messages.number, applicationNumber(application)],
    [
      messages.appliedFor,
      appliedFor(flow.type, application)
        .filter((name) => name !== round && !askedAnswers.has(name))
        .join(' · '),
    ],
    [messages.round, askedNames.has('campaign_id') ? undefined : round],
    [messages.start, askedNames.has('semester_id') ? undefined : readable['semester_id']],
  ].filter(([, value]) => value);
  const facts = (
    <dl className="rounded bg-flow-soft p-4">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd translate={term === messages.number ? 'no' : undefined}>{keepDots(value ?? '')}</dd>
        </div>
      ))}
      {fee && (
        <div className="flex items-baseline justify-between gap-3 border-t border-line pt-3">
          <dt>{messages.fee[flow.paymentKind]}</dt>
          <dd translate="no" className="text-lg font-semibold !text-ink tabular-nums">
            {fee}
          </dd>
        </div>
      )}
    </dl>
  );
  return createPortal(facts, place);
};
