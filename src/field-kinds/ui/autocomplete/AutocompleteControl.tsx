import { useController } from 'react-hook-form';
import { TextField } from '../../../ui/TextField.tsx';
import { reportChunkError, useLazyModule } from '../../../ui/use-lazy-module.ts';
import type { KindControlProps } from '../control-props.ts';
import type { AutocompleteDefinition } from '../../autocomplete.ts';

const loadAutocomplete = () => import('./Autocomplete.tsx');

/** A plain text field from the first paint. The search is loaded after hydration, only on pages with such a field. */
export const AutocompleteControl = (props: KindControlProps<AutocompleteDefinition>) => {
  const { definition, context, form } = props;
  const { field } = useController({ name: definition.text, control: form.control });
  const lazyModule = useLazyModule(loadAutocomplete, reportChunkError);
  return lazyModule ? (
    <lazyModule.Autocomplete {...props} text={field} />
  ) : (
    <>
      <TextField
        {...context.control}
        {...field}
        autoComplete="off"
        data-field={definition.name}
        data-query-param={definition.preset?.queryParam}
      />
      {definition.description && !context.values[definition.name] && <div className="option-cards-placeholder" />}
    </>
  );
};
