// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OfficeContact } from '../../src/ui/OfficeContact.tsx';

afterEach(cleanup);

test.each([
  ['en', '+66 2 000 0000 (Monday to Friday, 8:30–16:30, Thailand time)'],
  ['th', '02 000 0000 (จันทร์–ศุกร์ 8.30–16.30 น.)'],
] as const)('the number can be dialled from where the language is read: %s', (locale, expected) => {
  const { container } = render(<OfficeContact locale={locale} newTab="(new tab)" />);
  expect(container.textContent).toContain(expected);
});
