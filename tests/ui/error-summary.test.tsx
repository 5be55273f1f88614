// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { ErrorSummary } from '../../src/ui/ErrorSummary.tsx';

const ERRORS = [{ fieldId: 'email', message: 'Enter an e-mail address' }, { message: 'Already registered' }];
const Form = ({ attempt, errors = ERRORS }: { attempt: number; errors?: typeof ERRORS }) => (
  <>
    <ErrorSummary title="There is a problem" errors={errors} attempt={attempt} />
    <input id="email" aria-label="E-mail" />
    <button type="button" />
  </>
);

afterEach(cleanup);

describe('the error summary', () => {
  test('takes the focus when it appears, and again at each new attempt', () => {
    const { rerender } = render(<Form attempt={1} />);
    const box = screen.getByRole('alert').parentElement;
    expect(document.activeElement).toBe(box);

    screen.getByLabelText('E-mail').focus();
    rerender(<Form attempt={1} />);
    expect(document.activeElement).not.toBe(box);
    fireEvent.submit(document.body);
    rerender(<Form attempt={2} />);
    expect(document.activeElement).toBe(box);
  });

  test('does not take the focus from a field that is used again after the submit', async () => {
    const { rerender } = render(<Form attempt={0} errors={[]} />);
    const email = screen.getByLabelText('E-mail');
    fireEvent.submit(document.body);
    email.focus();
    rerender(<Form attempt={1} />);
    expect(document.activeElement).toBe(email);
    await userEvent.click(screen.getByRole('button'));
    rerender(<Form attempt={2} />);
    expect(document.activeElement).toBe(screen.getByRole('alert').parentElement);
  });

  test('waits for the end of a press, because the page moves for it', async () => {
    const { rerender } = render(<Form attempt={0} errors={[]} />);
    fireEvent.pointerDown(document.body);
    rerender(<Form attempt={1} />);
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.pointerUp(document.body);
    const list = await screen.findByRole('alert');
    fireEvent.submit(document.body);
    rerender(<Form attempt={2} />);
    expect(document.activeElement).toBe(list.parentElement);
  });

  test('leaves the focus where it is when an error comes back without a new attempt', () => {
    const { rerender } = render(<Form attempt={1} />);
    rerender(<Form attempt={1} errors={[]} />);
    screen.getByLabelText('E-mail').focus();
    rerender(<Form attempt={1} />);
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  });

  test('leads to a field where there is one', async () => {
    render(<Form attempt={1} />);
    await userEvent.click(screen.getByRole('link', { name: 'Enter an e-mail address' }));
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
    expect(screen.queryByRole('link', { name: 'Already registered' })).toBeNull();
  });
});
