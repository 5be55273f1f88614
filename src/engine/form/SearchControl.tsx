import { useController } from 'react-hook-form';
import { TextField } from '../../ui/TextField.tsx';
import type { SearchEntry } from '../flow.ts';
import { useLate } from '../use-late.ts';
import type { FieldPart } from './field-part.ts';
import type { StepForm } from './FieldView.tsx';

export interface SearchControlProps {
  readonly entry: SearchEntry;
  readonly part: FieldPart;
  readonly form: StepForm;
}

const searching = () => import('./SearchField.tsx');
const tellFailure = (detail: unknown): void => {
  document.dispatchEvent(new CustomEvent('island:failed', { detail }));
};

/** A field to type in from the first paint on; what searches comes when the page has woken, to pages with such a field only. */
export const SearchControl = (props: SearchControlProps) => {
  const { entry, part, form } = props;
  const { field } = useController({ name: entry.text, control: form.control });
  const late = useLate(searching, tellFailure);
  return late ? (
    <late.SearchField {...props} text={field} />
  ) : (
    <TextField
      {...part.control}
      {...field}
      autoComplete="off"
      data-field={entry.name}
      data-preset={entry.preset?.parameter}
    />
  );
};
