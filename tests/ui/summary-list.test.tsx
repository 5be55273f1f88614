// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SummaryList } from '../../src/ui/SummaryList.tsx';

afterEach(cleanup);

/** Each part of a text has an element of its own, which says nothing here. */
const shown = (value: string): string => {
  render(<SummaryList rows={[{ key: 'one', term: 'Term', value }]} />);
  return screen.getByRole('definition').innerHTML.replace(/<\/?span>/g, '');
};

test('an email may break before its signs', () => {
  expect(shown('a.long.name@mail.example.com')).toBe('a<wbr>.long<wbr>.name<wbr>@mail<wbr>.example<wbr>.com');
});

test.each(['3.50', 'Meet me @ 10.30', '2.5 km, mail me@example.com'])('%s stays as it is', (value) => {
  expect(shown(value)).toBe(value);
});

test('only a verbatim answer is kept from translation', () => {
  render(
    <SummaryList
      rows={[
        { key: 'name', term: 'Name', value: 'Somsri', verbatim: true },
        { key: 'course', term: 'Course', value: 'Economics' },
      ]}
    />,
  );
  expect(screen.getAllByRole('definition').map((answer) => answer.getAttribute('translate'))).toEqual(['no', null]);
});

test('no line of an answer begins with the dot between its parts', () => {
  expect(shown('Weekdays · Semester 1')).toBe('Weekdays&nbsp;· Semester 1');
});
