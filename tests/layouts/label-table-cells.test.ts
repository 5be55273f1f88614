// @vitest-environment happy-dom
// On a phone each row of a policy's table is a block, whose cells say the heading of their column.
import { expect, test } from 'vitest';
import { renderPolicy } from '../../src/tools/texts/render-policy.ts';

const TABLE = '| Why | How `long` |\n| --- | --- |\n| To pay | 5 years |\n| To apply | 1 year |';

test('each cell has the heading of its column, and the parts of the table say what they are', async () => {
  const { html } = await renderPolicy(TABLE);
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect([...page.querySelectorAll('td')].map((cell) => [cell.textContent, cell.dataset.label])).toEqual([
    ['To pay', 'Why'],
    ['5 years', 'How long'],
    ['To apply', 'Why'],
    ['1 year', 'How long'],
  ]);
  const roles = [...page.querySelectorAll('[role]')].map((part) => part.getAttribute('role'));
  expect([...new Set(roles)]).toEqual(['table', 'rowgroup', 'row', 'columnheader', 'cell']);
});

test('a text without a table stays as it is', async () => {
  expect((await renderPolicy('Hello')).html).toBe('<p>Hello</p>');
});
