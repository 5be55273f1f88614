// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import formHelp from '../../../locales/en/form-help.json' with { type: 'json' };
import { startNewApplication } from '../../../src/application/session.ts';
import { findPreviousApplication } from '../../../src/platform/storage/find-previous-application.ts';
import { hasFlowData } from '../../../src/platform/storage/has-stored-data.ts';
import { keepPreviousApplication } from '../../../src/platform/storage/keep-previous-application.ts';
import { StepScreen } from '../../../src/steps/ui/StepScreen.tsx';
import { fakeServer } from '../../application/fake-server.ts';
import { applyingSession, freshSession, type TestSession } from '../../application/test-session.ts';
import { renderInFlow } from '../../application/ui/render-in-flow.tsx';
import { freshStorage } from '../../platform/storage/broken-storage.ts';
import { FLOW } from './form-page.tsx';

const open = (session: TestSession): void => {
  session.environment.findPreviousApplication.mockImplementation(async () =>
    Promise.resolve(findPreviousApplication()),
  );
  renderInFlow(session, <StepScreen route="bachelor.education" loadDocuments={() => new Promise(() => undefined)} />);
};

beforeEach(() => {
  freshStorage();
  fakeServer().on('/appearance', []);
});
afterEach(cleanup);

test('after "start a new application" the first page offers the details of the earlier one', async () => {
  const before = applyingSession(FLOW);
  before.environment.keepPreviousApplication.mockImplementation(keepPreviousApplication);
  startNewApplication(before);
  // The next page of this tab.
  localStorage.clear();
  const session = freshSession(FLOW);
  expect(hasFlowData(FLOW.id)).toBe(false);
  open(session);
  await screen.findByText(formHelp.ownDetails.text);
});
