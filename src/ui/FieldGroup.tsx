import type { Elements } from './elements.ts';
import { FieldError } from './FieldError.tsx';
import { errorId, hintId, type FieldText } from './field-text.ts';

interface FieldGroupProps extends FieldText {
  children: Elements;
}

export const FieldGroup = ({ id, name, label, hint, error, mark, children }: FieldGroupProps) => (
  <fieldset className="field" aria-describedby={hint ? `${hintId(id)} ${errorId(id)}` : errorId(id)}>
    <legend className="label mb-1.5">
      {mark ? (
        <>
          <span>{label}</span> <span className="field-mark">{mark}</span>
        </>
      ) : (
        label
      )}
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
