import type { Elements } from './elements.ts';
import { FieldError } from './FieldError.tsx';
import { hintId, type FieldText } from './field-text.ts';

interface FieldProps extends FieldText {
  children: Elements;
}

export const Field = ({ id, name, label, hint, error, mark, children }: FieldProps) => (
  <div className="field">
    <label className="label" htmlFor={id}>
      {mark ? (
        <>
          <span>{label}</span> <span className="field-mark">{mark}</span>
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
