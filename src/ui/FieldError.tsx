import { errorId } from './field-text.ts';

interface FieldErrorProps {
  id: string;
  name: string;
  error?: string | undefined;
}

/** The error slot of a field. It is on the page even when empty: a script fills it before React has woken. */
export const FieldError = ({ id, name, error }: FieldErrorProps) => (
  <p id={errorId(id)} className="field-error" data-error-for={name}>
    {error}
  </p>
);
