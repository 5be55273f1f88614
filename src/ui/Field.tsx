import type { ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import { hintId, type FieldText } from './field-text.ts';

interface FieldProps extends FieldText {
  children: ReactNode;
}

export const Field = ({ id, name, label, hint, error, optional, children }: FieldProps) => (
  <div className="field">
    <label className="label" htmlFor={id}>
      {label}
      {optional && <span className="optional"> {optional}</span>}
    </label>
    {hint && (
      <p className="hint" id={hintId(id)}>
        {hint}
      </p>
    )}
    {children}
    <FieldError id={id} name={name} error={error} />
  </div>
);
