import type { ReactNode } from 'react';
import type { KindControlProps } from './control-props.ts';
import { AutocompleteControl } from './autocomplete/AutocompleteControl.tsx';
import { CheckboxControl } from './CheckboxControl.tsx';
import { RadioControl, SelectControl } from './ChoiceControls.tsx';
import type { DefinitionsByKind, FieldDefinition } from '../kinds.ts';
import { PhoneControl } from './PhoneControl.tsx';
import { RemoteSelectControl } from './remote-select/RemoteSelectControl.tsx';
import { LongTextControl, TextControl } from './text/TextControls.tsx';

type Control<Definition> = (props: KindControlProps<Definition>) => ReactNode;

/** The control of each kind of field. */
const controls: { readonly [Name in keyof DefinitionsByKind]: Control<DefinitionsByKind[Name]> } = {
  text: TextControl,
  'long-text': LongTextControl,
  phone: PhoneControl,
  radio: RadioControl,
  select: SelectControl,
  'remote-select': RemoteSelectControl,
  autocomplete: AutocompleteControl,
  checkbox: CheckboxControl,
};

/** The compiler cannot see that a definition belongs to its control. */
export const controlOf = (field: FieldDefinition): Control<FieldDefinition> =>
  controls[field.kind] as Control<FieldDefinition>;
