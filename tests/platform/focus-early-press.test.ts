// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { focusNewViews } from '../../src/platform/focus-new-view.ts';

test('a button that had the focus before this came is not forgotten', async () => {
  document.body.innerHTML = '<main><div><button>Open</button></div></main>';
  const button = document.querySelector('button');
  button?.focus();
  focusNewViews();
  button?.parentElement?.replaceChildren(Object.assign(document.createElement('h2'), { textContent: 'Opened' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('h2')));
});
