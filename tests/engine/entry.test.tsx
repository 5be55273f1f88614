// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RouteName } from '../../src/config/routes.ts';
import * as ask from '../../src/engine/code/ask.ts';
import type { FlowContext } from '../../src/engine/context.ts';
import { useEntry } from '../../src/engine/entry.ts';
import type { Flow, Step } from '../../src/engine/flow.ts';
import { stepOf } from '../../src/engine/journey.ts';
import * as ports from '../../src/engine/ports.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { applyingContext, freshContext, START } from './bachelor-context.ts';
import { fakeServer, offline, refused, type FakeServer } from './fake-server.ts';

vi.mock('../../src/engine/code/ask.ts');

let server: FakeServer;
let left: () => unknown;
beforeEach(() => {
  vi.resetAllMocks();
  server = fakeServer();
  const go = vi.spyOn(ports, 'go').mockReturnValue();
  left = () => go.mock.calls.map(([address, options]) => [address, options?.replace]);
  window.history.replaceState(null, '', '/en/regisbachelor');
});
afterEach(cleanup);

const enter = (context: FlowContext, route: RouteName) =>
  renderHook(() => useEntry(context, stepOf(bachelor, route))).result;
const kindOf = async (entry: ReturnType<typeof enter>): Promise<string> => {
  await waitFor(() => expect(entry.current.kind).not.toBe('checking'));
  return entry.current.kind;
};

describe('without an application', () => {
  test('the first step is new, and nothing is asked of the server or of the applicant', async () => {
    expect(await kindOf(enter(freshContext(), 'bachelor'))).toBe('new');
    expect(server.seen).toEqual([]);
    expect(ask.askForCode).not.toHaveBeenCalled();
  });

  test('a later step leads to the first, leaving no step behind', async () => {
    expect(await kindOf(enter(freshContext(), 'bachelor.education'))).toBe('leaving');
    expect(left()).toEqual([['/en/regisbachelor', true]]);
  });

  test('the documents offer to find one', async () => {
    expect(await kindOf(enter(freshContext(), 'bachelor.upload-document'))).toBe('unknown');
    expect(left()).toEqual([]);
  });
});

describe('without an application, where a draft comes before the registration', () => {
  const ask: Step = {
    name: 'ask',
    route: 'graduate',
    save: 'draft',
    fields: [{ kind: 'text', name: 'a', rule: 'line' }],
  };
  const drafted: Flow = { ...bachelor, steps: [ask, ...bachelor.steps] };
  const enterDrafted = (context: FlowContext, route: RouteName) =>
    renderHook(() => useEntry(context, stepOf(drafted, route))).result;

  test('the draft decides how far one comes', async () => {
    const context = freshContext(drafted);
    expect(await kindOf(enterDrafted(context, 'bachelor'))).toBe('leaving');
    context.stores.$draft.set({ a: '1' });
    expect(await kindOf(enterDrafted(context, 'bachelor'))).toBe('new');
    expect(await kindOf(enterDrafted(context, 'graduate'))).toBe('new');
    expect(await kindOf(enterDrafted(context, 'bachelor.education'))).toBe('leaving');
    expect(left()).toEqual([
      ['/en/regisgraduate', true],
      ['/en/regisbachelor', true],
    ]);
  });
});

test('a step is read by the query of its flow', async () => {
  const context = applyingContext({ ...bachelor, stepReadQuery: { no_payment: '1' } });
  server.on('/application/7', { id: 7, ...START });
  expect(await kindOf(enter(context, 'bachelor'))).toBe('known');
  expect(server.seen[0]?.query).toEqual({ no_payment: '1' });
});

describe('with an application', () => {
  test.each(['under_review', 'successful', 'cancelled'])('one that is %s makes room for a new one', async (status) => {
    const context = applyingContext();
    server.on('/application/7', { id: 7, status, ...START });
    expect(await kindOf(enter(context, 'bachelor'))).toBe('new');
    expect(context.stores.$id.get()).toBe('');
  });

  test('a step whose earlier ones are done is entered, and the contact known', async () => {
    const context = applyingContext();
    context.contact = undefined;
    server.on('/application/7', { id: 7, ...START });
    const entry = enter(context, 'bachelor.faculty');
    expect(await kindOf(entry)).toBe('known');
    expect(entry.current).toMatchObject({ application: { id: '7', first_name: START.first_name } });
    expect(context.contact).toEqual({ phone: START.phone, phone_country: 'TH', email: START.email });
  });

  test('a step too far leads to the first gap', async () => {
    server.on('/application/7', { id: 7, ...START });
    expect(await kindOf(enter(applyingContext(), 'bachelor.scholarship'))).toBe('leaving');
    expect(left()).toEqual([['/en/regisbachelor/faculty', true]]);
  });

  test('a server that cannot be reached is told, and a retry reads again', async () => {
    server.on('/application/7', offline);
    const entry = enter(applyingContext(), 'bachelor.faculty');
    expect(await kindOf(entry)).toBe('failed');
    server.on('/application/7', { id: 7, ...START });
    act(() => {
      if (entry.current.kind === 'failed') entry.current.retry();
    });
    await waitFor(() => expect(entry.current.kind).toBe('known'));
  });

  test('one the server does not know any more is forgotten; the draft stays', async () => {
    const context = applyingContext();
    context.stores.$draft.set({ first_name: 'ก' });
    server.on('/application/7', refused(404));
    expect(await kindOf(enter(context, 'bachelor.faculty'))).toBe('leaving');
    expect([context.stores.$id.get(), context.stores.$token.get()]).toEqual(['', '']);
    expect(context.stores.$draft.get()).toEqual({ first_name: 'ก' });
  });

  test('a refused token is asked for on a later step, but a visitor of the first page meets no dialog', async () => {
    server.on('/application/7', refused(401));
    expect(await kindOf(enter(applyingContext(), 'bachelor'))).toBe('failed');
    expect(ask.askForCode).not.toHaveBeenCalled();
    vi.mocked(ask.askForCode).mockResolvedValue(false);
    expect(await kindOf(enter(applyingContext(), 'bachelor.faculty'))).toBe('failed');
    expect(ask.askForCode).toHaveBeenCalledOnce();
  });
});

describe('an application in the address', () => {
  const at = (id: string): void => {
    window.history.replaceState(null, '', `/en/regisbachelor/upload-document/${id}`);
  };

  test('that cannot be one makes the page not found', async () => {
    at('1e3');
    expect(await kindOf(enter(applyingContext(), 'bachelor.upload-document'))).toBe('not-found');
    expect(server.seen).toEqual([]);
  });

  test('which this browser does not hold asks for a code of that one', async () => {
    at('9');
    vi.mocked(ask.askForCode).mockResolvedValue(false);
    expect(await kindOf(enter(applyingContext(), 'bachelor.upload-document'))).toBe('unknown');
    expect(ask.askForCode).toHaveBeenCalledExactlyOnceWith(expect.anything(), { reason: 'find', applicationId: '9' });
  });
});
