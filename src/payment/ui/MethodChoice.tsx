import type { ReactNode } from 'react';
import type { Messages } from '../../i18n/messages.ts';
import type { AvailableMethods } from '../../model/payment-options.ts';
import { RadioTiles } from '../../ui/RadioTiles.tsx';
import { isFromAbroad } from '../../model/application.ts';
import { isKnownMethod, type Charge } from '../../model/payment.ts';
import { useMessages } from '../../application/ui/flow-context.tsx';
import { PaymentLogos } from './PaymentLogos.tsx';

/** The methods to choose from. An applicant from abroad sees cards first. */
export function choicesOf({ methods }: AvailableMethods, application: Readonly<Record<string, unknown>>): string[] {
  const choices = methods.filter((method) => method !== 'none');
  if (!isFromAbroad(application) || !choices.includes('card')) return choices;
  return ['card', ...choices.filter((method) => method !== 'card')];
}

/** A method's name for applicants; an unknown method has the server's own name, if it has one. */
export const methodName = (
  method: string,
  { methods }: Pick<Messages['payment'], 'methods'>,
  names: AvailableMethods['methodNames'] = {},
): string => (isKnownMethod(method) ? methods[method] : (names[method] ?? methods.other));

/** Preselects the last charge's method, so that a reload shows an open charge again; otherwise Thai QR or, from abroad, a card. */
export function firstChoice(
  choices: readonly string[],
  charge: Charge,
  application: Readonly<Record<string, unknown>>,
): string | undefined {
  const wanted = [charge.method, isFromAbroad(application) ? 'card' : 'thai_qr'];
  return wanted.find((method) => method && choices.includes(method)) ?? choices[0];
}

const isChoice = (method: string): method is 'thai_qr' | 'card' => method === 'thai_qr' || method === 'card';

interface MethodChoiceProps {
  readonly choices: readonly string[];
  readonly names: AvailableMethods['methodNames'];
  readonly choice: string | undefined;
  readonly onChoose: (method: string | undefined) => void;
  readonly disabled: boolean;
}

/**
 * Only screen readers get the names of cards, because their marks show the same. Where Thai QR is offered, too, the card's
 * hint says that it works without a Thai bank account.
 */
export const MethodChoice = ({ choices, names, choice, onChoose, disabled }: MethodChoiceProps) => {
  const { payment } = useMessages('payment');
  const { chooseMethod, methodHints, withoutThaiBank } = payment;
  const hint = (method: 'thai_qr' | 'card'): ReactNode =>
    method === 'thai_qr' ? (
      methodHints.thai_qr
    ) : (
      <>
        <span className="sr-only">{methodHints.card}</span>
        {choices.includes('thai_qr') && <span>{` ${withoutThaiBank}`}</span>}
      </>
    );
  return (
    <RadioTiles
      id="payment-method"
      name="payment-method"
      label={chooseMethod}
      value={choice ?? ''}
      onChange={(event) => onChoose(choices.find((one) => one === event.target.value))}
      disabled={disabled}
      options={choices.map((one) => ({
        value: one,
        label: (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{methodName(one, payment, names)}</span>
            {isChoice(one) && <PaymentLogos method={one} />}
          </span>
        ),
        ...(isChoice(one) && { description: hint(one) }),
      }))}
    />
  );
};
