// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { focusNewViews } from '../../src/platform/focus-new-view.ts';
import { RetryPanel } from '../../src/ui/RetryPanel.tsx';
import { SelectField } from '../../src/ui/SelectField.tsx';
import { Skeleton } from '../../src/ui/Skeleton.tsx';

beforeAll(focusNewViews);
afterEach(cleanup);

/** Shows the first view, and at each press of its button the next one. */
const Views = ({ views }: { views: readonly ((next: () => void) => ReactNode)[] }) => {
  const [shown, setShown] = useState(0);
  return <div className="card">{views[shown]?.(() => setShown(shown + 1))}</div>;
};
const pressing = (next: () => void) => <button onClick={next}>Next</button>;
const focused = (): string | null | undefined => document.activeElement?.textContent;
const press = (name = 'Next') => userEvent.click(screen.getByRole('button', { name }));

test('a heading is what a new view is entered by', async () => {
  render(
    <Views
      views={[
        pressing,
        () => (
          <section>
            <input aria-label="Field" />
            <h2>Ways to pay</h2>
          </section>
        ),
      ]}
    />,
  );
  await press();
  expect(focused()).toBe('Ways to pay');
});

test('a form without a heading is entered by its first field', async () => {
  render(
    <Views
      views={[
        pressing,
        () => (
          <form>
            Sent <input aria-label="Code" />
          </form>
        ),
      ]}
    />,
  );
  await press();
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
});

test('a load that is tried again keeps the focus while it runs and when it fails again', async () => {
  const failed = (next: () => void) => <RetryPanel title="Not loaded" message="Offline" retry="Next" onRetry={next} />;
  const { rerender } = render(<Views key="same" views={[failed, () => <Skeleton label="Loading" />]} />);
  await press();
  expect(focused()).toBe('Loading');
  rerender(<Views key="same" views={[failed, () => failed(vi.fn())]} />);
  await vi.waitFor(() => expect(focused()).toBe('Not loaded'));
});

test('a view that comes later than the old one went is entered when it is there', async () => {
  const { rerender } = render(<Views key="same" views={[pressing, () => null]} />);
  await press();
  expect(document.activeElement).toBe(document.body);
  rerender(<Views key="same" views={[pressing, () => <h2>Sign in</h2>]} />);
  await vi.waitFor(() => expect(focused()).toBe('Sign in'));
});

test('a list that is loaded again gives the focus to its own select', async () => {
  const field = { id: 'faculty', name: 'faculty', label: 'Faculty', options: [], placeholder: 'Choose' };
  render(
    <Views
      views={[
        (next) => (
          <SelectField {...field} state={{ kind: 'failed', text: 'Not loaded', retry: 'Next', onRetry: next }} />
        ),
        () => <SelectField {...field} state={{ kind: 'loading', text: 'Loading' }} />,
      ]}
    />,
  );
  await press();
  expect(document.activeElement).toBe(screen.getByLabelText('Faculty'));
});

test('a press that gives the focus to the page around the button counts, as in Safari', async () => {
  render(<main tabIndex={-1}>{<Views views={[pressing, () => <h2>Ways to pay</h2>]} />}</main>);
  const button = screen.getByRole('button');
  button.addEventListener('focus', () => screen.getByRole('main').focus());
  await press();
  expect(focused()).toBe('Ways to pay');
});

test('what moved its focus itself, and what nobody used, is left alone', async () => {
  const Taking = () => <button ref={(button) => button?.focus()}>Own</button>;
  const { rerender } = render(
    <Views
      key="same"
      views={[
        pressing,
        () => (
          <section>
            <h2>Heading</h2>
            <Taking />
          </section>
        ),
      ]}
    />,
  );
  await press();
  expect(focused()).toBe('Own');
  await userEvent.click(document.body);
  (document.activeElement as HTMLElement | null)?.blur();
  rerender(<Views key="other" views={[() => <h2>Another</h2>]} />);
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
