// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as ports from '../../../src/engine/ports.ts';
import * as overlays from '../../../src/ui/overlays/open.ts';
import type { Decision } from '../../../src/ui/overlays/texts.ts';
import { applicationOf, applyingContext } from '../bachelor-context.ts';
import { fakeServer } from '../fake-server.ts';
import { builtPage, closePage, wake } from './form-page.tsx';
import { DATA, DRONE, STEP } from './search-step.ts';

afterEach(closePage);

describe('a link that names another thing than the application', () => {
  const HELD = applicationOf({ short_course_id: '5', readable: { short_course_id: 'Drone' } });
  /** The page of someone who holds an application, opened by a link; `decision` is the answer to the question. */
  const followed = async (link: string, decision: Decision = 'closed', application = HELD) => {
    const decide = vi.spyOn(overlays, 'decide').mockResolvedValue(decision);
    const go = vi.spyOn(ports, 'go').mockReturnValue();
    window.history.replaceState(null, '', `/en/regisbachelor?course=${link}`);
    const context = applyingContext();
    const server = fakeServer();
    server.on('/all', [DRONE, DATA]);
    builtPage(context, STEP);
    await wake(context, undefined, STEP);
    const field = await screen.findByRole<HTMLInputElement>('combobox');
    await screen.findByText('2 found');
    expect(decide).not.toHaveBeenCalled();
    await wake(context, application, STEP);
    await waitFor(() => expect(field.value).toBe('Drone'));
    return { context, decide, go, field };
  };

  test('asks once, and a question that was left changes nothing', async () => {
    const { context, decide, go, field } = await followed('slug-1');
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(decide).toHaveBeenCalledOnce();
    expect(decide.mock.calls[0]?.[0].message).toMatch(/Drone.*Data/);
    expect(field.value).toBe('Drone');
    expect([go.mock.calls, context.stores.$draft.get(), context.stores.$id.get()]).toEqual([[], {}, '7']);
  });

  test('names what is held by its list where the server does not', async () => {
    const { decide } = await followed('slug-1', 'closed', applicationOf({ short_course_id: '5' }));
    await waitFor(() => expect(decide).toHaveBeenCalledOnce());
    expect(decide.mock.calls[0]?.[0].message).toContain('“Drone”');
  });

  test('goes on with the application when that was wanted', async () => {
    const { go } = await followed('slug-1', 'confirmed');
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/en/regisbachelor'));
    expect(window.location.search).toBe('');
  });

  test('begins a new one, which finds the link still there', async () => {
    const { context, go } = await followed('slug-1', 'cancelled');
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/en/regisbachelor?course=slug-1'));
    expect([window.location.search, context.stores.$id.get(), context.stores.$token.get()]).toEqual([
      '?course=slug-1',
      '',
      '',
    ]);
  });

  test('is no question where it names the same', async () => {
    const { decide } = await followed('slug-5');
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(decide).not.toHaveBeenCalled();
  });
});
