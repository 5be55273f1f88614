// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Sentence } from '../../src/ui/Sentence.tsx';

afterEach(cleanup);

const untranslated = (): (string | null)[] =>
  [...document.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent);

test('the values of a message are not translated, its words are', () => {
  render(<Sentence text="We have sent {{digits}} digits to {{phone}}." values={{ digits: 6, phone: '08x' }} />);
  expect(document.body.textContent).toBe('We have sent 6 digits to 08x.');
  expect(untranslated()).toEqual(['6', '08x']);
});

test('a message may begin with a value, and a missing value is seen', () => {
  render(<Sentence text="{{phone}} and {{email}}" values={{ phone: '08x' }} />);
  expect(document.body.textContent).toBe('08x and {{email}}');
});
