// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CheckboxField } from '../../src/ui/CheckboxField.tsx';
import { ComboboxField } from '../../src/ui/ComboboxField.tsx';
import { PhoneField } from '../../src/ui/PhoneField.tsx';
import { RadioCards } from '../../src/ui/RadioCards.tsx';
import { RadioTiles } from '../../src/ui/RadioTiles.tsx';
import { SelectField } from '../../src/ui/SelectField.tsx';
import { TextAreaField } from '../../src/ui/TextAreaField.tsx';
import { TextField } from '../../src/ui/TextField.tsx';

afterEach(cleanup);

const TEXT = { id: 'field', name: 'field', label: 'Field', hint: 'As in the passport', error: 'Too short' };
const OPTIONS = [{ value: 'a', label: 'A' }];
const onChange = vi.fn();

const FIELDS: readonly (readonly [kind: string, role: string, field: ReactElement])[] = [
  ['a text', 'textbox', <TextField {...TEXT} />],
  ['a long text', 'textbox', <TextAreaField {...TEXT} limit={200} countText={String} value="" onChange={onChange} />],
  ['a list', 'combobox', <SelectField {...TEXT} options={OPTIONS} placeholder="Choose" />],
  [
    'a list to search in',
    'combobox',
    <ComboboxField
      {...TEXT}
      options={[]}
      query=""
      onQueryChange={onChange}
      selected={null}
      onSelect={onChange}
      status=""
    />,
  ],
  [
    'a phone number',
    'textbox',
    <PhoneField
      {...TEXT}
      countryLabel="Country"
      countries={[{ value: 'TH', label: 'Thailand', code: '+66' }]}
      country={{ name: 'country', value: 'TH', onChange }}
      number={{ type: 'text' }}
    />,
  ],
  ['a box to tick', 'checkbox', <CheckboxField {...TEXT} />],
  ['a choice of tiles', 'group', <RadioTiles {...TEXT} options={OPTIONS} />],
  [
    'a choice of cards',
    'group',
    <RadioCards {...TEXT} onChange={onChange} options={[{ value: 'a', label: 'A', details: [] }]} />,
  ],
];

test.each(FIELDS)('a screen reader reads hint and error of %s with it', (_kind, role, field) => {
  render(field);
  expect(screen.getByRole(role, { description: /As in the passport Too short/ })).toBeDefined();
});
