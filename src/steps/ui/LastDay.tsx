import { useCallback, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { serverNow } from '../../api/server-time.ts';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { formHelpMessages } from '../../i18n/lazy-messages.ts';
import type { Messages } from '../../i18n/messages.ts';
import { isSubmitted, type Application } from '../../model/application.ts';
import { element } from '../../platform/element.ts';
import { BAR_BUTTON, showPageBar, waitUntilScrolled } from '../../platform/page-bar.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import { useSecondsUntil } from '../../ui/use-seconds-until.ts';
import { closingOf, isLastDay, lastDayText } from '../last-day.ts';

interface LastDayProps {
  readonly application: Application;
  /** Whether the aside is shown (src/layouts/FlowAside.astro). */
  readonly isWide: boolean;
}

/** On the last day, shows how many steps and how much time are left by the server's clock. */
export const LastDay = ({ application, isWide }: LastDayProps) => {
  const { session } = useFlow();
  const [closing, setClosing] = useState<number>();
  useEffect(() => {
    // A first page has no stepper, and a sent application is in time.
    if (isSubmitted(application) || stepsLeft() === 0) return;
    void closingOf(session, application).then((at) => {
      if (at !== undefined && isLastDay(at, serverNow())) setClosing(at);
    });
  }, [session, application]);
  const load = useCallback(() => formHelpMessages(session.locale), [session.locale]);
  const messages = useLazyModule(closing === undefined ? undefined : load)?.lastDay;
  if (closing === undefined || !messages) return null;
  const Place = isWide ? InAside : InBar;
  return <Place closing={closing} texts={messages} />;
};

interface LineProps {
  readonly closing: number;
  readonly texts: Messages['form-help']['lastDay'];
}

/** The stepper knows the steps that this application does not need. */
function stepsLeft(): number {
  return document.querySelectorAll('[data-step][aria-current], [aria-current] ~ [data-step]').length;
}

const Line = ({ closing, texts }: LineProps) => {
  const { locale } = useFlow().session;
  const seconds = useSecondsUntil(closing, serverNow);
  return <p>{lastDayText(closing, { seconds, steps: stepsLeft() }, texts, locale)}</p>;
};

const InAside = (props: LineProps) => {
  const place = document.getElementById('application-facts');
  return (
    place &&
    createPortal(
      <div className="tone-warning mt-3 rounded border p-3">
        <Line {...props} />
      </div>,
      place,
    )
  );
};

/** Narrow windows have no aside, and a line above the form would move it. */
const InBar = (props: LineProps) => {
  const { label, close } = props.texts;
  const bar = useMemo(() => element('aside', { 'aria-label': label }), [label]);
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    if (isClosed) return;
    waitUntilScrolled(bar);
    return showPageBar(bar);
  }, [bar, isClosed]);
  return createPortal(
    <>
      <Line {...props} />
      <button type="button" className={`${BAR_BUTTON} ms-auto`} onClick={() => setClosed(true)}>
        {close}
      </button>
    </>,
    bar,
  );
};
