import type { ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import { errorId, hintId, type FieldText } from './field-text.ts';

interface FieldGroupProps extends FieldText {
  children: ReactNode;
}

export const FieldGroup = ({ id, name, label, hint, error, optional, children }: FieldGroupProps) => (
  <fieldset className="field" aria-describedby={hint ? `${hintId(id)} ${errorId(id)}` : errorId(id)}>
    <legend className="label mb-1.5">
      {label}
      {optional && <span className="optional"> {optional}</span>}
    </legend>
    {hint && (
      <p className="hint" id={hintId(id)}>
        {hint}
      </p>
    )}
    {children}
    <FieldError id={id} name={name} error={error} />
  </fieldset>
);
