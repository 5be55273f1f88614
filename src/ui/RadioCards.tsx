import { type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldGroup } from './FieldGroup.tsx';
import { controlAttributes, type FieldText } from './field-text.ts';
import type { Option } from '../model/option.ts';

export interface CardOption extends Option {
  readonly disabled?: boolean | undefined;
  readonly price?: string | undefined;
  /** Names the price, so that a fee is not taken for the tuition. */
  readonly priceName?: string | undefined;
  readonly isFree?: boolean | undefined;
  readonly priceBefore?: { readonly text: string; readonly spoken: string } | undefined;
  /** For whom it is, and until when. */
  readonly facts?: readonly string[];
  readonly offer?: string | undefined;
  /** Shown below the label while the card is chosen. */
  readonly details: readonly ReactNode[];
}

type RadioCardsProps = FieldText &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldText | 'type' | 'defaultValue' | 'className'> & {
    options: readonly CardOption[];
  };

const Price = ({ price, priceName, isFree, priceBefore }: CardOption) => (
  <span className="shrink-0 text-end leading-snug">
    {priceName && <span className="block text-xs text-ink-soft">{priceName}</span>}{' '}
    {priceBefore && (
      <>
        <s className="block text-sm text-ink-soft" aria-hidden="true">
          {priceBefore.text}
        </s>
        <span className="sr-only">{priceBefore.spoken}</span>
      </>
    )}
    <span className={`text-xl font-semibold ${isFree ? 'text-success-700' : 'text-ink'}`}>{price}</span>
  </span>
);

/** The first radio button has the field's id, which the error summary links to. */
export const RadioCards = ({ id, label, hint, error, mark, options, value, required, ...input }: RadioCardsProps) => {
  const field = { id, name: input.name, label, hint, error, mark };
  const { 'aria-invalid': invalid } = controlAttributes(field, required);
  const detailsId = `${id}-details`;
  return (
    <FieldGroup {...field}>
      <div className="grid gap-2" data-invalid={invalid}>
        {options.map((option, index) => {
          const hasDetails = option.value === value && option.details.length > 0;
          return (
            <div key={option.value} className="tile-box">
              <label className={option.disabled ? 'tile tile-closed' : 'tile'}>
                <input
                  {...input}
                  data-required={required ? '' : undefined}
                  type="radio"
                  id={index === 0 ? id : `${id}-${option.value}`}
                  value={option.value}
                  checked={option.value === value}
                  disabled={option.disabled}
                  aria-describedby={hasDetails ? detailsId : undefined}
                  // Centres the radio button on the first line, which is taller if it has a price.
                  className="check mt-1.5"
                />
                <span className="flex min-w-0 grow flex-wrap items-start justify-between gap-x-4">
                  <span className="grid min-w-0 grow basis-28">
                    <span className="font-semibold">{`${option.label} `}</span>
                    {option.facts && (
                      <span className="grid">
                        {option.facts.map((fact) => (
                          <span key={fact} className="text-sm text-ink-soft">
                            {`${fact} `}
                          </span>
                        ))}
                      </span>
                    )}
                  </span>
                  {option.price !== undefined && <Price {...option} />}
                  {option.offer && (
                    <span className="basis-full pt-1">
                      <span className="chip tone-success">{option.offer}</span>
                    </span>
                  )}
                </span>
              </label>
              {hasDetails && (
                <div id={detailsId} className="tile-details">
                  {option.details}
                </div>
              )}
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
};
