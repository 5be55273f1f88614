// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { LinkDecision } from '../../../src/application/environment.ts';
import { applicationOf, applyingSession } from '../../application/test-session.ts';
import { fakeServer } from '../../application/fake-server.ts';
import { builtPage, closePage, hydrate } from './form-page.tsx';
import { DATA, DRONE, STEP } from './autocomplete-step.ts';

afterEach(closePage);

describe('a link that names another thing than the application', () => {
  const CURRENT = applicationOf({ short_course_id: '5', readable: { short_course_id: 'Drone' } });
  /** An applicant with an application opens a link; `decision` is the answer to the dialog. */
  const followed = async (link: string, decision: LinkDecision = 'dismissed', application = CURRENT) => {
    window.history.replaceState(null, '', `/en/regisbachelor?course=${link}`);
    const session = applyingSession();
    const { navigate } = session.environment.location;
    const { resolveLinkConflict } = session.environment.dialogs;
    resolveLinkConflict.mockResolvedValue(decision);
    const server = fakeServer();
    server.on('/all', [DRONE, DATA]);
    builtPage(session, STEP);
    await hydrate(session, undefined, STEP);
    const field = await screen.findByRole<HTMLInputElement>('combobox');
    await screen.findByText('Results: 2');
    expect(resolveLinkConflict).not.toHaveBeenCalled();
    await hydrate(session, application, STEP);
    await waitFor(() => expect(field.value).toBe('Drone'));
    return { session, resolveLinkConflict, navigate, field };
  };

  test('a link that differs from the application asks once, and a question that was left changes nothing', async () => {
    const { session, resolveLinkConflict, navigate, field } = await followed('slug-1');
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(resolveLinkConflict).toHaveBeenCalledOnce();
    expect(resolveLinkConflict).toHaveBeenCalledWith({ current: 'Drone', linked: 'Data' });
    expect(field.value).toBe('Drone');
    // What is due is stored when the page is left.
    window.dispatchEvent(new Event('pagehide'));
    expect([navigate.mock.calls, session.stores.$draft.get(), session.stores.$id.get()]).toEqual([[], {}, '7']);
  });

  test('the question about a link names the current course by the list when the server does not', async () => {
    const { resolveLinkConflict } = await followed('slug-1', 'dismissed', applicationOf({ short_course_id: '5' }));
    await waitFor(() => expect(resolveLinkConflict).toHaveBeenCalledOnce());
    expect(resolveLinkConflict.mock.calls[0]?.[0].current).toBe('Drone');
  });

  test('the question about a link goes on with the application when that was wanted', async () => {
    const { navigate } = await followed('slug-1', 'continue');
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/en/regisbachelor'));
    expect(window.location.search).toBe('');
  });

  test('the question about a link begins a new application, which finds the link still there', async () => {
    const { session, navigate } = await followed('slug-1', 'start-new');
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/en/regisbachelor?course=slug-1'));
    expect([window.location.search, session.stores.$id.get(), session.stores.$token.get()]).toEqual([
      '?course=slug-1',
      '',
      '',
    ]);
  });

  test('a link that names the same as the application is no question', async () => {
    const { resolveLinkConflict } = await followed('slug-5');
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(resolveLinkConflict).not.toHaveBeenCalled();
  });
});
