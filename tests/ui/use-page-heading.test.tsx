// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePageHeading } from '../../src/ui/use-page-heading.ts';

const Screen = ({ text }: { readonly text: string }) => {
  usePageHeading(text);
  return null;
};
const heading = (): Element | null => document.querySelector('h1');

test('replaces the heading of a page, also one that a translator has rewritten, and puts it back', () => {
  document.body.innerHTML = '<h1 id="page-heading"><font><font>Paye</font></font></h1><main></main>';
  const { unmount } = render(<Screen text="Paid" />, { container: document.querySelector('main') ?? document.body });
  expect(heading()?.innerHTML).toBe('Paid');
  unmount();
  expect(heading()?.textContent).toBe('Paye');
});

test('replaces only the beginning of the heading of a first page', () => {
  document.body.innerHTML =
    '<h1 id="page-heading"><span id="heading-start">Apply</span> <span>at Tharndao</span></h1><main></main>';
  render(<Screen text="Star Scholars" />, { container: document.querySelector('main') ?? document.body });
  expect(heading()?.textContent).toBe('Star Scholars at Tharndao');
});
