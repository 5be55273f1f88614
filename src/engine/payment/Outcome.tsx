import { useEffect, useMemo, type ReactNode } from 'react';
import type { Locale } from '../../config/locales.ts';
import { InBrowser } from '../../ui/InBrowser.tsx';
import { RetryPanel } from '../../ui/RetryPanel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { confirmedOf } from '../../state/confirmed.ts';
import { flowContext, type FlowContext } from '../context.ts';
import { failureText } from '../failure-text.ts';
import type { Flow } from '../flow.ts';
import { NoApplication } from './NoApplication.tsx';
import { goToPage } from './payment-page.ts';
import type { PaymentPage } from './payment-table.ts';
import type { OutcomeWords } from './payment-words.ts';
import { returnContext } from './return-context.ts';
import { useVerdict, type Verdict } from './use-verdict.ts';

export type TrueVerdict = Extract<Verdict, { kind: 'true' }>;

export interface OutcomeProps {
  flow: Flow;
  locale: Locale;
  words: OutcomeWords;
}

interface FrameProps extends OutcomeProps {
  /** The page that stands at the address. */
  asked: PaymentPage;
  children: (context: FlowContext, verdict: TrueVerdict) => ReactNode;
}

/** An outcome page: its content is drawn only when the server has confirmed it. */
export const Outcome = (props: FrameProps) => (
  <InBrowser fallback={<Skeleton label={props.words.outcome.checking} lines={4} />}>
    <OutcomeOf {...props} />
  </InBrowser>
);

const OutcomeOf = (props: FrameProps) => {
  const { flow, locale, words, asked, children } = props;
  const context = useMemo(() => returnContext(flow, locale, words), [flow, locale, words]);
  const here = useMemo(() => flowContext(flow, locale, words), [flow, locale, words]);
  const confirmed = useMemo(
    () => (asked === 'complete' ? confirmedOf(here.key, locale) : undefined),
    [asked, here, locale],
  );
  if (confirmed) {
    const application = { status: '', hints: {}, ...confirmed.application };
    return children(here, { kind: 'true', application, charge: confirmed.charge });
  }
  if (!context) return <NoApplication context={here} words={words} />;
  // Paid is not complete where a confirmation follows: that page knows how the application stands.
  if (flow.confirmation && asked === 'complete') return <ToConfirmation context={context} words={words} />;
  return (
    <Verified context={context} words={words} asked={asked}>
      {children}
    </Verified>
  );
};

const ToConfirmation = ({ context, words }: { context: FlowContext; words: OutcomeWords }) => {
  useEffect(() => {
    goToPage(context, 'complete');
  }, [context]);
  return <Skeleton label={words.outcome.checking} lines={4} />;
};

type VerifiedProps = Pick<FrameProps, 'words' | 'asked' | 'children'> & { context: FlowContext };

const Verified = ({ context, words, asked, children }: VerifiedProps) => {
  const verdict = useVerdict(context, asked);
  switch (verdict.kind) {
    case 'checking':
    case 'leaving':
      return <Skeleton label={words.outcome.checking} lines={4} />;
    case 'not-found':
      return <NoApplication context={context} words={words} />;
    case 'unreachable':
      return (
        <RetryPanel
          title={words.outcome.loadFailed}
          message={failureText(verdict.error, words.errors.call)}
          retry={words.common.retry}
          onRetry={verdict.retry}
        />
      );
    case 'true':
      return children(context, verdict);
  }
};
