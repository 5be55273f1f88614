// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { NoBreakText } from '../../src/ui/NoBreakText.tsx';

afterEach(cleanup);

test('a Thai term stays on one line, and each part has an element of its own', () => {
  const text = 'หากต้องการสอบถามเรื่องการคืนเงิน กรุณาโทรติดต่อสำนักรับสมัคร';
  const { container } = render(<NoBreakText text={text} />);
  expect(container.textContent).toBe(text);
  const whole = [...container.querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent);
  expect(whole).toEqual(['คืนเงิน', 'โทรติดต่อ', 'สำนักรับสมัคร']);
  expect([...container.childNodes].map(({ nodeName }) => nodeName)).not.toContain('#text');
});

test('a text without such terms is one part', () => {
  const { container } = render(<NoBreakText text="Keep it as proof." />);
  expect(container.innerHTML).toBe('<span>Keep it as proof.</span>');
});
