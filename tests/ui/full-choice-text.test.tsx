// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { SelectField } from '../../src/ui/SelectField.tsx';
import { FullChoiceText } from '../../src/ui/FullChoiceText.tsx';

afterEach(cleanup);

const shown = (text: string): HTMLElement | null => {
  const { container } = render(<FullChoiceText text={text} />);
  return container.querySelector('p');
};

/** A syllable of three signs, of which one takes width. */
const SYLLABLE = 'กี่';

test.each(['', SYLLABLE.repeat(7)])('%j fits everywhere and is not repeated', (text) => {
  expect(shown(text)).toBeNull();
});

test.each([SYLLABLE.repeat(8), SYLLABLE.repeat(22)])('%j is repeated only where letters are large', (text) => {
  expect(shown(text)?.className).toBe('hint hidden large-letters:block');
});

test('a choice that a phone cuts is repeated whole there', () => {
  const text = 'ภาคการศึกษาที่ 1 · ปีการศึกษา 2570';
  expect(shown(text)?.textContent).toBe(text);
  expect(shown(text)?.className).toContain('sm:hidden');
});

test('one that no screen shows whole is repeated on every one', () => {
  const text = 'Bachelor of Science Programme in Digital Media Technology (International Programme)';
  expect(shown(text)?.textContent).toBe(text);
  expect(shown(text)?.className).not.toContain('hidden');
});

test('it is read once, and stands in no page that was not hydrated', () => {
  const text = 'Semester 1 · Academic year 2027';
  expect(shown(text)?.getAttribute('aria-hidden')).toBe('true');
  expect(renderToString(<FullChoiceText text={text} />)).toBe('');
});

test('a list shows a long choice whole, where the select would cut it, and no screen reader hears it twice', () => {
  const options = [
    { value: '1', label: 'Semester 1 · Academic year 2027' },
    { value: '2', label: 'Semester 2 · Academic year 2027' },
  ];
  render(
    <SelectField
      id="semester"
      name="semester_id"
      label="Semester"
      options={options}
      placeholder="Select"
      value="2"
      onChange={() => undefined}
    />,
  );
  const whole = [...document.querySelectorAll('select + [aria-hidden="true"]')].map(({ textContent }) => textContent);
  expect(whole).toEqual(['Semester 2 · Academic year 2027']);
  expect(document.querySelector('select')?.style.color).toBe('transparent');
});
