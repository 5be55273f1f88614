// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { OtpInput } from '../../src/ui/OtpInput.tsx';
import { WAYS } from '../steps/ui/ways-of-entry.ts';

const Code = ({ initial }: { readonly initial: string }) => {
  const [value, setValue] = useState(initial);
  return <OtpInput id="code" name="otp" label="Code" digits={6} value={value} onChange={setValue} />;
};
const field = (): HTMLInputElement => screen.getByLabelText('Code');
const open = async (initial = ''): Promise<void> => {
  await act(async () => {
    render(<Code initial={initial} />);
    await Promise.resolve();
  });
};
afterEach(cleanup);

const TEXTS = [
  '482913',
  '482 913',
  '482–913',
  '๔๘๒๙๑๓',
  '၄၈၂၉၁၃',
  'G-482913',
  'รหัส OTP ของคุณคือ 482913 (Ref: A1B2)',
  'Ref: 771234 OTP: 482913',
];
// Letters cannot be typed or composed one by one: each digit of a reference would be taken for the code's.
const WHOLE = Object.entries(WAYS).filter(([way]) => !['typed', 'composed'].includes(way));
const heard = WHOLE.filter(([way]) => way !== 'filled in without events');

describe.each(heard)('what is %s', (_way, enter) => {
  test.each(TEXTS)('is looked through for the code: %s', async (text) => {
    await open();
    await enter(field(), text);
    expect(field().value).toBe('482913');
  });
});

describe.each(Object.entries(WAYS).filter(([way]) => ['typed', 'composed'].includes(way)))(
  'what is %s',
  (_way, enter) => {
    test.each(['482913', '๔๘๒๙๑๓', '482 913'])('becomes the code: %s', async (text) => {
      await open();
      await enter(field(), text);
      expect(field().value).toBe('482913');
    });
  },
);

test.each(['12', '123456', '4'])('a complete code pasted after %s replaces it', async (before) => {
  await open(before);
  await WAYS['dropped']?.(field(), `${before}482 913`);
  expect(field().value).toBe('482913');
});

test.each([
  ['12', '482 913', '482913'],
  ['123456', '482913', '482913'],
  // A part of a code goes where the caret is.
  ['1', '23', '123'],
])('%s and a pasted "%s" become %s', async (before, pasted, after) => {
  await open(before);
  await WAYS['pasted']?.(field(), pasted);
  expect(field().value).toBe(after);
});

test('the browser does not cut a text before the code in it is found', async () => {
  await open();
  expect(field().hasAttribute('maxlength')).toBe(false);
  // The library draws its caret by this number.
  expect(field().maxLength).toBe(6);
});
