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

test('steps have their numbers, a step that is done is a link, and only that has none', () => {
  render(
    <Stepper
      label="Steps"
      position="Step 2 of 3"
      doneText="(done)"
      steps={[
        { id: 'start', name: 'Start', state: 'done', href: '/start' },
        { id: 'documents', name: 'Documents', state: 'current', href: '/documents' },
        { id: 'payment', name: 'Payment', state: 'locked' },
      ]}
    />,
  );
  const numbers = screen.getAllByRole('listitem').map((step) => step.querySelector('[aria-hidden]')?.textContent);
  expect(numbers).toEqual(['', '2', '3']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/start']);
});
