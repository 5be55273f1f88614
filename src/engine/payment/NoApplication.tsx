import { siblingHref } from '../../config/siblings.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { FlowContext } from '../context.ts';
import { findApplication } from '../FindApplication.tsx';
import type { PaymentWords } from './payment-words.ts';
import { act } from '../act.ts';

interface NoApplicationProps {
  /** Of the page's own address, whether or not it names an application. */
  context: FlowContext;
  words: PaymentWords;
}

/** A page around payment that was opened where no application is known. */
export const NoApplication = ({ context, words }: NoApplicationProps) => {
  const { lost, callback } = words.payment;
  const { flow, locale, place } = context;
  const isAnyCampaign = flow.findPlace !== undefined && place.slug === undefined;
  return (
    <div className="grid gap-4">
      <Notice tone="info" title={lost.title} role="status">
        <p>{lost.message}</p>
      </Notice>
      <div className="flex flex-wrap gap-3">
        {isAnyCampaign ? (
          <ButtonLink href={siblingHref(flow.id, locale)}>{lost.find}</ButtonLink>
        ) : (
          <Button onClick={() => act(context, () => findApplication(context))}>{lost.find}</Button>
        )}
        <ButtonLink kind="secondary" href={siblingHref('dashboard', locale)}>
          {callback.dashboard}
        </ButtonLink>
      </div>
    </div>
  );
};
