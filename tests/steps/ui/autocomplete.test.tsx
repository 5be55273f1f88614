// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshSession, messages, type TestSession } from '../../application/test-session.ts';
import { fakeServer, deferredReply, offline, type FakeServer } from '../../application/fake-server.ts';
import { builtPage, closePage, control, errorOf, fillIn, press, summary, hydrate } from './form-page.tsx';
import { DATA, DRONE, STEP } from './autocomplete-step.ts';

let server: FakeServer;
let session: TestSession;
beforeEach(() => {
  window.history.replaceState(null, '', '/en/regisbachelor');
  localStorage.clear();
  session = freshSession();
  server = fakeServer();
  server.on('/all', [DRONE, DATA]);
  server.on('/some', []);
});
afterEach(closePage);

const hydrated = async (): Promise<HTMLInputElement> => {
  builtPage(session, STEP);
  await hydrate(session, undefined, STEP);
  return screen.findByRole<HTMLInputElement>('combobox');
};
const type = (text: string): void => void fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
const found = (): string[] => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const searches = (): number => server.seen.filter(({ address }) => address.endsWith('/some')).length;
const open = async (): Promise<void> => {
  await act(async () => {
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' });
    await Promise.resolve();
  });
};
const pick = async (name: string): Promise<void> => {
  await act(async () => {
    fireEvent.click(await screen.findByRole('option', { name }));
    await Promise.resolve();
  });
};
const submitted = async (): Promise<Record<string, string>> => {
  await press();
  return session.stores.$draft.get();
};

test('what the browser remembers never covers the list, whose field has its name in the form', async () => {
  const field = await hydrated();
  expect([field.name, field.autocomplete]).toEqual(['course_search', 'off']);
});

describe('before hydration', () => {
  test('it is a plain field, and what was typed is searched then, with the focus where it was', async () => {
    server.on('/some', [DATA]);
    builtPage(session, STEP);
    expect([control('course_search').type, document.querySelector('[role="combobox"]')]).toEqual(['text', null]);
    fillIn({ course_search: 'Da' });
    control('course_search').focus();
    await hydrate(session, undefined, STEP);
    const field = await screen.findByRole<HTMLInputElement>('combobox');
    expect([field.value, document.activeElement]).toEqual(['Da', field]);
    await open();
    await waitFor(() => expect(found()).toEqual(['Data']));
  });

  test('an error that was shown then is shown again', async () => {
    const form = builtPage(session, STEP);
    form.dataset.invalidFields = 'short_course_id';
    await hydrate(session, undefined, STEP);
    await waitFor(() => expect(errorOf('course_search')).not.toBe(''));
  });
});

describe('typing', () => {
  test('tells no spelling service what is searched', async () => {
    expect((await hydrated()).getAttribute('spellcheck')).toBe('false');
  });

  test('offers fifty options of any number, and says that there are more', async () => {
    server.on(
      '/some',
      Array.from({ length: 300 }, (_one, index) => ({ id: `c${index}`, name: `Course ${index}`, slug: `c${index}` })),
    );
    await hydrated();
    type('Course');
    await open();
    await waitFor(() => expect(found()).toHaveLength(50));
    expect(screen.getByText(new RegExp(messages.fields.search.more))).toBeTruthy();
  });

  test('asks once, when it has paused', async () => {
    await hydrated();
    for (const text of ['p', 'ph', 'pho']) type(text);
    await waitFor(() => expect(searches()).toBe(1));
    expect(server.seen.at(-1)?.query).toEqual({ search: 'pho' });
  });

  test('only the response to the newest search counts', async () => {
    const [older, newer] = [deferredReply(), deferredReply()];
    await hydrated();
    server.on('/some', older.reply);
    type('older');
    await waitFor(() => expect(searches()).toBe(1));
    server.on('/some', newer.reply);
    type('newer');
    await waitFor(() => expect(searches()).toBe(2));
    await act(async () => {
      newer.answer([DATA]);
      await Promise.resolve();
    });
    await open();
    await waitFor(() => expect(found()).toEqual(['Data']));
    await act(async () => {
      older.answer([DRONE]);
      await Promise.resolve();
    });
    expect(found()).toEqual(['Data']);
  });

  test('a failed search empties the list, says so, and is made again on a press', async () => {
    await hydrated();
    server.on('/some', offline);
    type('Dat');
    const retry = await screen.findByRole('button', { name: messages.common.retry });
    expect(found()).toEqual([]);
    server.on('/some', [DATA]);
    fireEvent.click(retry);
    await open();
    await waitFor(() => expect(found()).toEqual(['Data']));
  });

  test('the search takes a choice back', async () => {
    await hydrated();
    await open();
    await pick('Drone');
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Drone');
    type('Dron');
    await press();
    expect(summary()).toHaveLength(1);
    // The draft may have kept the choice for a moment; then it says that the choice was cleared.
    await waitFor(() => expect(session.stores.$draft.get()['short_course_id'] ?? '').toBe(''));
  });
});

describe('the list without the focus', () => {
  /** The field with a list, after the key that closes the keyboard of a phone. */
  const closeKeyboard = async (): Promise<HTMLInputElement> => {
    server.on('/some', [DATA]);
    const field = await hydrated();
    field.focus();
    type('Da');
    await waitFor(() => expect(found()).toEqual(['Data']));
    act(() => field.blur());
    return field;
  };

  test('stays for whoever closes the keyboard to go through it, and its options can be chosen', async () => {
    const field = await closeKeyboard();
    expect([document.activeElement, found(), field.getAttribute('aria-expanded')]).toEqual([
      document.body,
      ['Data'],
      'true',
    ]);
    await pick('Data');
    expect([field.value, found()]).toEqual(['Data', []]);
  });

  test('stays while the search is under way', async () => {
    const reply = deferredReply();
    server.on('/some', reply.reply);
    const field = await hydrated();
    field.focus();
    type('Da');
    act(() => field.blur());
    await waitFor(() => expect(searches()).toBe(1));
    reply.answer([DATA]);
    await waitFor(() => expect(found()).toEqual(['Data']));
  });

  test.each([
    ['a press elsewhere', () => [fireEvent.mouseDown(document.body), fireEvent.mouseUp(document.body)]],
    ['a tap elsewhere', () => [fireEvent.touchStart(document.body), fireEvent.touchEnd(document.body)]],
    ['the Escape key', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['the focus on another control', () => document.querySelector<HTMLElement>('button[type="submit"]')?.focus()],
  ])('goes with %s', async (_what, leave) => {
    const field = await closeKeyboard();
    act(() => void leave());
    expect([found(), field.getAttribute('aria-expanded'), field.value]).toEqual([[], 'false', 'Da']);
  });

  test('goes where Tab leaves the field, with the option that was highlighted as the choice', async () => {
    server.on('/some', [DATA]);
    const field = await hydrated();
    field.focus();
    type('Da');
    await waitFor(() => expect(found()).toEqual(['Data']));
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'Tab' });
    await act(async () => {
      field.blur();
      await Promise.resolve();
    });
    expect([field.value, found()]).toEqual(['Data', []]);
  });
});

describe('a choice', () => {
  test('from the whole list is shown by its name and sent by its id', async () => {
    await hydrated();
    await open();
    await waitFor(() => expect(found()).toEqual(['Drone', 'Data']));
    await pick('Data');
    expect(await submitted()).toMatchObject({ short_course_id: '1' });
  });

  test('that was saved is named in the language of the page', async () => {
    session.stores.$draft.set({ short_course_id: '5', course_search: 'โดรน' });
    const field = await hydrated();
    await waitFor(() => expect(field.value).toBe('Drone'));
  });

  test('is made once by a query parameter of the URL', async () => {
    session.stores.$draft.set({ short_course_id: '5', course_search: 'Drone' });
    window.history.replaceState(null, '', '/en/regisbachelor?course=slug-1&utm_source=ad');
    const field = await hydrated();
    await waitFor(() => expect(field.value).toBe('Data'));
    expect(window.location.search).toBe('?utm_source=ad');
  });

  test('that the URL does not name correctly changes nothing', async () => {
    window.history.replaceState(null, '', '/en/regisbachelor?course=slug-9');
    const field = await hydrated();
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(field.value).toBe('');
  });
});

test('a search that cannot be loaded is reported to the page', async () => {
  const reported = vi.fn();
  document.addEventListener('chunk:failed', reported);
  vi.doMock('downshift', () => {
    throw new Error('lost');
  });
  vi.resetModules();
  const page = await import('./form-page.tsx');
  page.builtPage(session, STEP);
  await page.hydrate(session, undefined, STEP);
  await waitFor(() => expect(reported).toHaveBeenCalled());
  page.closePage();
  vi.doUnmock('downshift');
  document.removeEventListener('chunk:failed', reported);
});
