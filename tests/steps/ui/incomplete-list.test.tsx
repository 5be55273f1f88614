// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import fields from '../../../locales/en/fields.json' with { type: 'json' };
import { endpoint } from '../../../src/api/contract/endpoint.ts';
import { lookup } from '../../../src/field-kinds/lookup.ts';
import type { Values } from '../../../src/model/rules.ts';
import type { Flow, Step } from '../../../src/flows/definition/flow.ts';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { applyingSession } from '../../application/test-session.ts';
import { fakeServer } from '../../application/fake-server.ts';
import { builtPage, closePage, control, errorOf, hydrate, press } from './form-page.tsx';

afterEach(closePage);

const INCOMPLETE = { meta: { total: 77 } };
const DUSIT = { id: '1', name: 'Dusit' };
const data = [DUSIT, { id: '2', name: 'Chatuchak' }];
let lists = 0;

interface Opened {
  /** What the server answers to the list. */
  readonly answer: unknown;
  /** The saved answers. */
  readonly saved?: Readonly<Record<string, string>>;
  readonly readable?: Readonly<Record<string, string>>;
  /** Answers that the applicant has entered in this browser and not saved. */
  readonly draft?: Readonly<Record<string, string>>;
}

/** Opens a step with a list that depends on the name of the school. Every list has a path of its own, because lists are cached. */
async function openList({ answer, saved, readable = {}, draft }: Opened): Promise<void> {
  lists += 1;
  const path = `places-${lists}`;
  const list = endpoint({
    method: 'GET',
    path,
    token: 'none',
    response: v.array(v.object({ id: v.string(), name: v.string() })),
  });
  const place = {
    kind: 'remote-select',
    name: 'district_id',
    lookup: { ...lookup(list, () => ({})), query: ({ school_name = '' }: Values) => ({ search: school_name }) },
  } as const;
  const school = { kind: 'text', name: 'school_name', rule: 'single-line' } as const;
  const step: Step = { name: 'place', route: 'bachelor.education', save: 'answers', fields: [school, place] };
  const flow: Flow = { ...bachelor, steps: [step] };
  window.history.replaceState(null, '', '/en/regisbachelor/education');
  const session = applyingSession(flow);
  if (draft) session.stores.$draft.set(draft);
  fakeServer().on(`/${path}`, answer);
  builtPage(session, step);
  const application = saved && { id: '7', status: 'draft', hints: {}, readable, ...saved };
  await hydrate(session, application ? 'loading' : undefined, step);
  await hydrate(session, application, step);
  await screen.findByRole('option', { name: 'Dusit' });
}
const chosen = (): readonly string[] => {
  const { value, selectedOptions } = control('district_id') as unknown as HTMLSelectElement;
  return [value, ...[...selectedOptions].map(({ text }) => text)];
};

test('a list of which the server has more says that it is incomplete', async () => {
  await openList({ answer: { data, ...INCOMPLETE } });
  expect(screen.getByRole('status').textContent).toBe(fields.incomplete);
});

test('a whole list does not say that it is incomplete', async () => {
  await openList({ answer: { data, meta: { total: 2, current_page: 1, last_page: 1 } } });
  expect(screen.queryByText(fields.incomplete)).toBeNull();
});

describe('a saved choice', () => {
  const SAVED = { district_id: '66', school_name: 'A' };

  test('that an incomplete list lacks stays chosen under its name, and may be sent', async () => {
    await openList({ answer: { data, ...INCOMPLETE }, saved: SAVED, readable: { district_id: 'Bang Rak' } });
    expect(chosen()).toEqual(['66', 'Bang Rak']);
    await press();
    expect(errorOf('district_id')).toBe('');
  });

  test('that nobody names stays chosen in words', async () => {
    await openList({ answer: { data, ...INCOMPLETE }, saved: SAVED });
    expect(chosen()).toEqual(['66', fields.choiceSaved]);
  });

  test('that a whole list lacks is cleared', async () => {
    await openList({ answer: { data }, saved: SAVED, readable: { district_id: 'Bang Rak' } });
    await vi.waitFor(() => expect(chosen()[0]).toBe(''));
  });

  test('that belongs to another previous answer is cleared', async () => {
    await openList({ answer: { data, ...INCOMPLETE }, saved: SAVED, draft: { ...SAVED, school_name: 'B' } });
    await vi.waitFor(() => expect(chosen()[0]).toBe(''));
  });
});

describe('the only item of a list', () => {
  test('is chosen if the list is complete', async () => {
    await openList({ answer: { data: [DUSIT] }, saved: {} });
    await vi.waitFor(() => expect(chosen()).toEqual(['1', 'Dusit']));
  });

  test('the only item read is not chosen when there are more, nor in the place of a saved choice', async () => {
    await openList({ answer: { data: [DUSIT], ...INCOMPLETE }, saved: {} });
    expect(chosen()[0]).toBe('');
    closePage();
    await openList({ answer: { data: [DUSIT], ...INCOMPLETE }, saved: { district_id: '66' } });
    expect(chosen()[0]).toBe('66');
  });
});
