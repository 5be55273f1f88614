import type { Elements } from './elements.ts';
import { FieldError } from './FieldError.tsx';
import { hintId, type FieldText } from './field-text.ts';

interface FieldProps extends FieldText {
  children: Elements;
}

export const Field = ({ id, name, label, hint, error, optional, children }: FieldProps) => (
  <div className="field">
    <label className="label" htmlFor={id}>
      {optional ? (
        <>
          <span>{label}</span> <span className="optional">{optional}</span>
        </>
      ) : (
        label
      )}
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
