import { errorId } from './field-text.ts';

interface FieldErrorProps {
  id: string;
  name: string;
  error?: string | undefined;
  role?: 'alert' | undefined;
}

/** Rendered even when empty: a script fills it before hydration. */
export const FieldError = ({ id, name, error, role }: FieldErrorProps) => (
  <p id={errorId(id)} role={role} className="field-error" data-error-for={name}>
    {error}
  </p>
);
