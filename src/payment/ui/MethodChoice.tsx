import type { AvailableMethods } from '../../model/payment-options.ts';
import { RadioTiles } from '../../ui/RadioTiles.tsx';
import type { Charge } from '../../model/payment.ts';
import { useMessages } from '../../application/ui/flow-context.tsx';
import { MethodMarks } from './MethodMarks.tsx';

export type Method = 'thai_qr' | 'card';
export const choicesOf = ({ methods }: AvailableMethods): Method[] => methods.filter((method) => method !== 'none');
/** Preselects the method of the last charge, so that a reload shows an open one again, and otherwise Thai QR. */
export const firstChoice = (choices: readonly Method[], charge: Charge): Method | undefined =>
  [charge.method, 'thai_qr' as const].flatMap((wanted) => choices.filter((choice) => choice === wanted))[0] ??
  choices[0];

interface MethodChoiceProps {
  readonly choices: readonly Method[];
  readonly choice: Method | undefined;
  readonly onChoose: (method: Method | undefined) => void;
  readonly disabled: boolean;
}

/** Only screen readers get the hint of the card, because its marks show the same. */
export const MethodChoice = ({ choices, choice, onChoose, disabled }: MethodChoiceProps) => {
  const { chooseMethod, methods, methodHints } = useMessages('payment').payment;
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
            <span>{methods[one]}</span>
            <MethodMarks method={one} />
          </span>
        ),
        description: <span className={one === 'card' ? 'sr-only' : undefined}>{methodHints[one]}</span>,
      }))}
    />
  );
};
