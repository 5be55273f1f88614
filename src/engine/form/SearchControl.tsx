import { useController } from 'react-hook-form';
import { TextField } from '../../ui/TextField.tsx';
import { tellMissingPart, useLate } from '../use-late.ts';
import type { SearchControlProps } from './field-part.ts';

const searching = () => import('./SearchField.tsx');

/** A field to type in from the first paint on; what searches comes when the page has woken, to pages with such a field only. */
export const SearchControl = (props: SearchControlProps) => {
  const { entry, part, form } = props;
  const { field } = useController({ name: entry.text, control: form.control });
  const late = useLate(searching, tellMissingPart);
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
