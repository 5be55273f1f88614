import { useCallback } from 'react';
import { createPortal } from 'react-dom';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { applicationNumber, type Application } from '../../model/application.ts';
import { formHelpMessages } from '../../i18n/lazy-messages.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import { appliedFor } from '../../model/applied-for.ts';

interface ApplicationFactsProps {
  readonly application: Application;
}

/** Shows the number and the choices of the application in the aside of the page (src/layouts/FlowAside.astro). */
export const ApplicationFacts = ({ application }: ApplicationFactsProps) => {
  const { session } = useFlow();
  const { locale } = session;
  const load = useCallback(() => formHelpMessages(locale), [locale]);
  const messages = useLazyModule(load)?.facts;
  const place = document.getElementById('application-facts');
  if (!messages || !place) return null;
  const rows = [
    [messages.number, applicationNumber(application)],
    [messages.appliedFor, appliedFor(session.flow.type, application).join(' · ')],
  ].filter(([, value]) => value);
  const facts = (
    <dl>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd translate={term === messages.number ? 'no' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
  return createPortal(facts, place);
};
