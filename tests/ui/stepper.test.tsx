// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Stepper } from '../../src/ui/Stepper.tsx';

afterEach(cleanup);

test('the name of a step does not break inside a Thai term, and no line of phones begins with the dot', () => {
  const name = 'ตรวจสอบและชำระเงิน';
  const { container } = render(
    <Stepper
      label="ขั้นตอน"
      position="ขั้นตอนที่ 1 จาก 1"
      doneText="(เสร็จแล้ว)"
      steps={[{ id: 'payment', name, state: 'current' }]}
    />,
  );
  const step = screen.getByRole('listitem');
  expect(step.textContent).toContain(name);
  const whole = [...step.querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent);
  expect(whole).toEqual(['ตรวจสอบ', 'ชำระเงิน']);
  expect(container.querySelector('p')?.textContent).toBe(`ขั้นตอนที่ 1 จาก 1\u00A0· ${name}`);
});
