// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useImperativeHandle, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { interpolate } from '../../../src/lib/interpolate.ts';
import type { FormSectionProps } from '../../../src/steps/ui/form-section-props.ts';
import { StepForm } from '../../../src/steps/ui/StepForm.tsx';
import { applicationOf, applyingSession, messages, type TestSession } from '../../application/test-session.ts';
import { fakeServer, deferredReply, offline, refused, type FakeServer } from '../../application/fake-server.ts';
import { renderInFlow } from '../../application/ui/render-in-flow.tsx';
import {
  builtPage,
  closePage,
  control,
  errorOf,
  fillIn,
  FLOW,
  GOOD,
  press,
  STEP,
  summary,
  hydrate,
} from './form-page.tsx';

let session: TestSession;
let server: FakeServer;
const open = async (values: Readonly<Record<string, string>>): Promise<void> => {
  builtPage(session);
  fillIn(values);
  await hydrate(session);
};
const announced = (): readonly string[] =>
  [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent);
beforeEach(() => {
  window.history.replaceState(null, '', '/en/regisbachelor/education');
  session = applyingSession(FLOW);
  server = fakeServer();
});
afterEach(closePage);

describe('a submit', () => {
  test('leads to the next step when the server has accepted it', async () => {
    await open(GOOD);
    await press();
    await vi.waitFor(() =>
      expect(session.environment.location.navigate).toHaveBeenCalledExactlyOnceWith('/en/regisbachelor/payment'),
    );
    expect(server.seen.map(({ method, address }) => `${method} ${address}`)).toEqual(['PATCH /api/application/7']);
  });

  test('sends what a browser extension has filled in without an event', async () => {
    await open({ ...GOOD, gpax: '' });
    // React does not see what another script writes.
    Reflect.set(HTMLInputElement.prototype, 'value', '3.25', control('gpax'));
    await press();
    await vi.waitFor(() => expect(server.count('PATCH')).toBe(1));
    expect(server.lastBody()).toMatchObject({ gpax: '3.25' });
  });

  test('pressed three times in one tick is sent once', async () => {
    const patch = deferredReply();
    server.on('/application/7', patch.reply);
    await open(GOOD);
    await act(async () => {
      const form = document.querySelector('form');
      for (let time = 0; time < 3; time += 1) form?.requestSubmit();
      await vi.waitFor(() => expect(server.count('PATCH')).toBe(1));
    });
    await press();
    await act(async () => {
      patch.answer({});
      await vi.waitFor(() => expect(session.environment.location.navigate).toHaveBeenCalledOnce());
    });
    expect(server.count('PATCH')).toBe(1);
  });

  test('waits for the application that is being loaded, and sends its answers', async () => {
    builtPage(session);
    await hydrate(session, 'loading');
    await press();
    expect(announced()).toContain(messages.flow.saving);
    await hydrate(session, applicationOf(GOOD));
    await vi.waitFor(() => expect(session.environment.location.navigate).toHaveBeenCalledOnce());
    expect(summary()).toEqual([]);
    expect(server.count('PATCH')).toBe(1);
  });

  test('waits for the documents below its fields, whose check then counts', async () => {
    const check = vi.fn(() => Promise.resolve(true));
    let showDocuments = (): void => undefined;
    const Section = ({ ref }: FormSectionProps) => {
      const [isLoaded, setLoaded] = useState(false);
      showDocuments = () => setLoaded(true);
      useImperativeHandle(
        isLoaded ? ref : undefined,
        () => ({ check, save: () => Promise.resolve(), isSaved: () => true }),
        [],
      );
      return null;
    };
    renderInFlow(
      session,
      <StepForm
        step={{ ...STEP, documentsSection: true }}
        application={applicationOf(GOOD)}
        isLoadingApplication={false}
        Section={Section}
      />,
    );
    await press();
    expect(announced()).toContain(messages.flow.saving);
    expect(summary()).toEqual([]);
    act(() => showDocuments());
    await vi.waitFor(() => expect(session.environment.location.navigate).toHaveBeenCalledOnce());
    expect(check).toHaveBeenCalledTimes(2); // Before and after the fields are sent.
    cleanup();
  });

  test('that failed before the answers were loaded leaves no error at a field that they fill', async () => {
    await open({});
    await press();
    expect(errorOf('study_duration')).not.toBe('');
    await hydrate(session, applicationOf({ study_duration: '3' }));
    await vi.waitFor(() => expect(errorOf('study_duration')).toBe(''));
    expect(errorOf('gpax')).not.toBe('');
  });

  test('from a change link goes back to the review and says that it was saved', async () => {
    window.history.replaceState(null, '', '/en/regisbachelor/education?return=review');
    await open(GOOD);
    expect(document.body.textContent).toContain(messages.flow.saveReview);
    await press();
    await vi.waitFor(() =>
      expect(session.environment.location.navigate).toHaveBeenCalledWith('/en/regisbachelor/payment'),
    );
    expect(session.environment.dialogs.showSaved).toHaveBeenCalledOnce();
  });
});

describe('a form with errors', () => {
  test('sends nothing, lists them in the order of the page and takes the focus there', async () => {
    await open({ gpax: '5', first_name: '<b>' });
    await press();
    const { rules, name } = messages.errors;
    const { required } = messages.fields;
    await vi.waitFor(() =>
      expect(summary()).toEqual([
        interpolate(name.characters, { characters: '<' }),
        rules.gpax,
        required.national_id,
        required.study_duration,
        required.scholarship_interest,
      ]),
    );
    expect(server.seen).toEqual([]);
    expect(errorOf('gpax')).toBe(rules.gpax);
    expect(document.activeElement?.querySelector('[role="alert"]')).not.toBeNull();
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[role="alert"] a')];
    for (const link of links) expect(document.getElementById(link.hash.slice(1))).not.toBeNull();
    act(() => links[1]?.click());
    expect(document.activeElement).toBe(control('gpax'));
  });
});

describe('a refusal', () => {
  const refuse = async (errors: Record<string, string>, text = ''): Promise<void> => {
    server.on('/application/7', Object.assign(refused(422, errors), { text }));
    await open(GOOD);
    await press();
    await vi.waitFor(() => expect(summary()).not.toEqual([]));
  };

  test('is shown at its fields', async () => {
    await refuse({ gpax: 'Not this average', first_name: 'Not this name' });
    expect(summary()).toEqual(['Not this name', 'Not this average']);
    expect(errorOf('gpax')).toBe('Not this average');
    expect(control('gpax').getAttribute('aria-invalid')).toBe('true');
    expect(session.environment.location.navigate).not.toHaveBeenCalled();
  });

  test('stays when the check of the field that the press has left comes later', async () => {
    const root = vi.spyOn(document.documentElement, 'matches').mockReturnValue(true);
    server.on('/application/7', refused(422, { gpax: 'Not this average' }));
    await open(GOOD);
    act(() => {
      control('gpax').focus();
      control('gpax').blur(); // Nothing is checked while the button is down.
    });
    await press();
    await vi.waitFor(() => expect(errorOf('gpax')).toBe('Not this average'));
    root.mockReturnValue(false);
    await act(() => vi.waitFor(() => expect(root).toHaveLastReturnedWith(false)));
    expect(errorOf('gpax')).toBe('Not this average');
    expect(summary()).toEqual(['Not this average']);
    await userEvent.type(control('gpax'), '{Backspace}');
    await vi.waitFor(() => expect(errorOf('gpax')).toBe(''));
  });

  test('of a field that is not on this page is in the summary', async () => {
    await refuse({ gpax: 'Not this average', campaign_id: 'The campaign is closed' });
    expect(summary()).toEqual(['Not this average', 'The campaign is closed']);
  });

  test('of a hidden field is in the summary, too', async () => {
    await refuse({ school_name: 'Write the school' });
    expect(summary()).toEqual(['Write the school']);
  });

  test('without any field has a message of its own', async () => {
    await refuse({}, 'The campaign is closed');
    expect(summary()).toEqual(['The campaign is closed']);
  });
});

test('an unreachable server: it is said, everything typed stays, and the next try goes through', async () => {
  server.on('/application/7', offline);
  await open(GOOD);
  await press();
  const { offline: sentence, answers } = messages.errors.call;
  await vi.waitFor(() => expect(summary()).toEqual([`${sentence} ${answers}`]));
  expect(control('first_name').value).toBe(GOOD.first_name);
  server.on('/application/7', {});
  await press();
  await vi.waitFor(() => expect(session.environment.location.navigate).toHaveBeenCalledOnce());
});
