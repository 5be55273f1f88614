import { after, before, create, replace, type Recipe } from './edit.ts';

const definition = `import { nameOrValue, never, none, noValues, ownName, type FieldBase, type FieldKind } from './field-kind.ts';

/** A whole number from 1 on. */
export interface ScaleDefinition extends FieldBase {
  readonly kind: 'scale';
  readonly most: number;
}

export const numbersOf = ({ most }: ScaleDefinition): string[] =>
  Array.from({ length: most }, (_one, index) => String(index + 1));

export const scale: FieldKind<ScaleDefinition> = {
  valueNames: ownName,
  searchNames: none,
  initialValues: noValues,
  lists: none,
  isWaiting: never,
  isValidatedByList: false,
  fieldsToValidate: ({ name }, { required }) => [{ name, required }],
  accepts: (field, value) => value === '' || numbersOf(field).includes(value),
  isTyped: false,
  reviewText: nameOrValue,
};
`;

const control = `import { useFlow } from '../../application/ui/flow-context.tsx';
import type { KindControlProps } from './control-props.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { numbersOf, type ScaleDefinition } from '../scale.ts';

export const ScaleControl = ({ definition, context }: KindControlProps<ScaleDefinition>) => {
  const { choose } = useFlow().messages.fields;
  const options = numbersOf(definition).map((value) => ({ value, label: value }));
  return <SelectField {...context.control} options={options} placeholder={choose} />;
};
`;

/** How well somebody speaks a language, from 1 to 5. */
export const kind: Recipe = {
  recipe: 'add-a-kind-of-field',
  edits: [
    create('src/field-kinds/scale.ts', definition),
    create('src/field-kinds/ui/ScaleControl.tsx', control),
    after(
      'src/field-kinds/kinds.ts',
      "import { remoteSelect } from './remote-select.ts';",
      "\nimport { scale } from './scale.ts';",
    ),
    after('src/field-kinds/kinds.ts', '  autocomplete,\n  checkbox,', '\n  scale,'),
    before(
      'src/field-kinds/ui/controls.tsx',
      'import { LongTextControl,',
      "import { ScaleControl } from './ScaleControl.tsx';\n",
    ),
    after('src/field-kinds/ui/controls.tsx', '  checkbox: CheckboxControl,', '\n  scale: ScaleControl,'),
    after(
      'tests/field-kinds/kinds.test.ts',
      "{ kind: 'checkbox', name: 'same_as_invoice' };",
      [
        '',
        "const scale: FieldDefinition = { kind: 'scale', name: 'attendees', most: 5 };",
        '',
        "test('a scale accepts its numbers only', () => {",
        "  const values = ['', '1', '5', '0', '6'];",
        '  expect(values.map((value) => kindOf(scale).accepts(scale, value))).toEqual([true, true, true, false, false]);',
        '});',
      ].join('\n'),
    ),
    replace('docs/glossary.md', 'select, radio, checkbox,', 'select, radio, checkbox, scale,'),
  ],
  tests: ['tests/field-kinds/', 'tests/architecture/areas.test.ts'],
  leftOut: { file: 'src/field-kinds/ui/controls.tsx', namedBy: 'types', says: "Property 'scale' is missing" },
};
