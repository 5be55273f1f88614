// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ComboboxField } from '../../src/ui/ComboboxField.tsx';
import { OtpInput } from '../../src/ui/OtpInput.tsx';
import { PhoneField } from '../../src/ui/PhoneField.tsx';
import { SelectField } from '../../src/ui/SelectField.tsx';
import { TextAreaField } from '../../src/ui/TextAreaField.tsx';
import { TextField } from '../../src/ui/TextField.tsx';

interface Told {
  readonly value: string;
  readonly tell: (value: string) => void;
}

const FIELD = { id: 'field', name: 'field', label: 'Field' };
const OPTIONS = ['123456', '654321'].map((value) => ({ value, label: value, code: value }));
const FIELDS: Readonly<Record<string, (told: Told) => ReactElement>> = {
  text: ({ value, tell }) => <TextField {...FIELD} value={value} onChange={(event) => tell(event.target.value)} />,
  'long text': ({ value, tell }) => (
    <TextAreaField
      {...FIELD}
      value={value}
      onChange={(event) => tell(event.target.value)}
      limit={9}
      countText={String}
    />
  ),
  list: ({ value, tell }) => (
    <SelectField
      {...FIELD}
      value={value}
      onChange={(event) => tell(event.target.value)}
      options={OPTIONS}
      placeholder=""
    />
  ),
  search: ({ value, tell }) => (
    <ComboboxField
      {...FIELD}
      options={[]}
      query={value}
      onQueryChange={tell}
      selected={null}
      onSelect={() => undefined}
      status=""
    />
  ),
  'phone number': ({ value, tell }) => (
    <PhoneField
      {...FIELD}
      countryLabel="Country"
      countries={OPTIONS}
      country={{ value: '654321', onChange: () => undefined }}
      number={{ value, onChange: (event) => tell(event.target.value) }}
    />
  ),
  'one-time code': ({ value, tell }) => <OtpInput {...FIELD} digits={6} value={value} onChange={tell} />,
};

/** Writes as a browser does, past the property with which React hears of changes by scripts. */
function fillInSilently(text: string): void {
  const control = screen.getByLabelText<HTMLInputElement>('Field', { selector: 'input, select, textarea' });
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
}
const shown = (): string =>
  screen.getByLabelText<HTMLInputElement>('Field', { selector: 'input, select, textarea' }).value;

afterEach(cleanup);

test.each(Object.entries(FIELDS))(
  'a %s that is filled in without an event is kept and told when it is rendered for another reason',
  async (_kind, field) => {
    let heard = '';
    let renderAgain = (): void => undefined;
    const Form = () => {
      const [value, setValue] = useState('');
      const [renders, setRenders] = useState(0);
      heard = value;
      renderAgain = () => setRenders(renders + 1);
      return field({ value, tell: setValue });
    };
    await act(async () => {
      render(<Form />);
      await Promise.resolve();
    });
    fillInSilently('123456');
    act(() => renderAgain());
    expect([shown(), heard]).toEqual(['123456', '123456']);
  },
);

test('a text that the form changes itself counts more', () => {
  const form = (value: string) => <TextField {...FIELD} value={value} onChange={() => undefined} />;
  const { rerender } = render(form(''));
  fillInSilently('123456');
  rerender(form('stored'));
  expect(shown()).toBe('stored');
});

test('a list whose options come later keeps its value', () => {
  const told: string[] = [];
  const country = (codes: readonly string[]) => (
    <PhoneField
      {...FIELD}
      countryLabel="Country"
      countries={codes.map((value) => ({ value, label: value, code: value }))}
      country={{ value: 'MM', onChange: (event) => told.push(event.target.value) }}
      number={{ value: '', onChange: () => undefined }}
    />
  );
  const { rerender } = render(country(['TH']));
  rerender(country(['TH', 'MM']));
  expect([screen.getByLabelText<HTMLSelectElement>('Country').value, told]).toEqual(['MM', []]);
});
