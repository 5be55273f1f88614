import { fill } from '../../lib/fill.ts';
import { baht } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RetryPanel } from '../../ui/RetryPanel.tsx';
import type { FlowContext } from '../context.ts';
import { leaveTo } from '../ports.ts';
import { CheckNow } from './CheckNow.tsx';
import type { PaymentWords } from './payment-words.ts';
import { useCardForm } from './use-card-form.ts';
import type { Pay, ReadyState } from './use-pay.ts';

interface CardPanelProps {
  context: FlowContext;
  words: PaymentWords;
  pay: Pay;
  state: ReadyState;
}

/** Payment by card: an open one goes on at the bank, another is made in the provider's own overlay. */
export const CardPanel = (props: CardPanelProps) => {
  const { charge } = props.state;
  return charge.status === 'pending' && charge.method === 'card' && charge.redirect_url ? (
    <AtBank {...props} address={charge.redirect_url} />
  ) : (
    <NewCard {...props} />
  );
};

const NewCard = ({ context, words, pay, state }: CardPanelProps) => {
  const { card } = words.payment;
  const { form, stage, show, reload } = useCardForm(state.offer.amount, (token) =>
    pay.start({ method: 'card', card: token }),
  );
  const openQr = state.charge.status === 'pending' && state.charge.method === 'thai_qr';
  return (
    <div className="grid gap-4">
      {openQr && (
        <Notice tone="warning">
          <p>{card.openQr}</p>
        </Notice>
      )}
      {stage === 'failed' ? (
        <RetryPanel
          title={card.failed.title}
          message={card.failed.message}
          retry={words.common.retry}
          onRetry={reload}
        />
      ) : (
        <div>
          <Button busy={stage !== 'ready' || pay.starting} onClick={show}>
            {stage === 'loading' ? card.loading : fill(card.pay, { amount: baht(state.offer.amount, context.locale) })}
          </Button>
        </div>
      )}
      <p className="hint">{card.safe}</p>
      {/* Filled and submitted by the provider's script; posting keeps a token out of the address even if nobody caught it. */}
      <form ref={form} method="post" />
    </div>
  );
};

const AtBank = ({ context, words, pay, address }: CardPanelProps & { address: string }) => {
  const { bank, check } = words.payment;
  return (
    <div className="grid gap-4">
      <Notice tone="info" title={bank.title}>
        <p>{bank.message}</p>
      </Notice>
      <div>
        <Button onClick={() => leaveTo(address)}>{bank.continue}</Button>
      </div>
      <CheckNow watch={pay.watch} locale={context.locale} words={words} text={check.action} />
    </div>
  );
};
