import { errorId } from './field-text.ts';

interface FieldErrorProps {
  id: string;
  name: string;
  error?: string | undefined;
}

/** Renders its element even without an error, because a script fills it before hydration. */
export const FieldError = ({ id, name, error }: FieldErrorProps) => (
  <p id={errorId(id)} className="field-error" data-error-for={name}>
    {error}
  </p>
);
