import { useCallback, useEffect } from 'react';
import { sentResultHref } from '../../application/result-query.ts';
import { applyAgain } from '../../application/session.ts';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { dayOf } from '../../i18n/format.ts';
import { formHelpMessages } from '../../i18n/lazy-messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { Sent } from '../../model/sent-at.ts';
import { endRestoring } from '../../platform/hydration/end-restoring.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { reportChunkError, useLazyModule } from '../../ui/use-lazy-module.ts';

/** Stands in place of the form for those who have sent an application, so that nobody fills in a second one unawares. */
export const SentNotice = ({ sent: { number, sentAt } }: { readonly sent: Sent }) => {
  const { session } = useFlow();
  const { locale } = session;
  const load = useCallback(() => formHelpMessages(locale), [locale]);
  const texts = useLazyModule(load, reportChunkError)?.cameBack;
  useEffect(() => {
    if (texts) endRestoring();
  }, [texts]);
  if (!texts) return null;
  const date = dayOf(sentAt, locale);
  return (
    <>
      <h2 className="pb-3">
        <Sentence text={date ? interpolate(texts.sentOn, { date }) : texts.sent} values={{ number }} />
      </h2>
      <p className="flex flex-wrap items-center gap-3 pb-4">
        <ButtonLink href={sentResultHref(session)}>{texts.see}</ButtonLink>
        <Button kind="secondary" onClick={() => applyAgain(session)}>
          {texts.again}
        </Button>
      </p>
    </>
  );
};
