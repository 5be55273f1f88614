// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as v from 'valibot';
import fields from '../../../locales/en/fields.json' with { type: 'json' };
import { endpoint } from '../../../src/api/contract/endpoint.ts';
import { lookup } from '../../../src/field-kinds/lookup.ts';
import type { Flow, Step } from '../../../src/flows/definition/flow.ts';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { applyingSession } from '../../application/test-session.ts';
import { fakeServer } from '../../application/fake-server.ts';
import { builtPage, closePage, hydrate } from './form-page.tsx';

afterEach(closePage);

/** Opens a step with one list, whose server answers this. Every list has a path of its own, because lists are cached. */
async function openList(path: string, answer: unknown): Promise<void> {
  const list = endpoint({
    method: 'GET',
    path,
    token: 'none',
    answer: v.array(v.object({ id: v.string(), name: v.string() })),
  });
  const field = { kind: 'remote-select', name: 'district_id', lookup: lookup(list, () => ({})) } as const;
  const step: Step = { name: 'place', route: 'bachelor.education', save: 'answers', fields: [field] };
  const flow: Flow = { ...bachelor, steps: [step] };
  window.history.replaceState(null, '', '/en/regisbachelor/education');
  const session = applyingSession(flow);
  fakeServer().on(`/${path}`, answer);
  builtPage(session, step);
  await hydrate(session, undefined, step);
  await screen.findByRole('option', { name: 'Dusit' });
}
const data = [
  { id: '1', name: 'Dusit' },
  { id: '2', name: 'Chatuchak' },
];

test('a list of which the server has more says that it is incomplete', async () => {
  await openList('some-places', { data, meta: { total: 77 } });
  expect(screen.getByRole('status').textContent).toBe(fields.incomplete);
});

test('a whole list says nothing', async () => {
  await openList('all-places', { data, meta: { total: 2, current_page: 1, last_page: 1 } });
  expect(screen.queryByText(fields.incomplete)).toBeNull();
});
