// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LOCALES } from '../../src/config/locales.ts';
import { site } from '../../src/config/site.ts';
import { OfficeContact } from '../../src/ui/OfficeContact.tsx';

afterEach(cleanup);

test.each(LOCALES)('the number can be dialled from where the language is read: %s', (locale) => {
  const { container } = render(<OfficeContact locale={locale} newTab="(new tab)" />);
  expect(container.textContent).toContain(`${site.phone.shown[locale]} (${site.hours[locale]})`);
});
