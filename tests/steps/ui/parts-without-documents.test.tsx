// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import formHelp from '../../../locales/en/form-help.json' with { type: 'json' };
import { StepForm } from '../../../src/steps/ui/StepForm.tsx';
import { shortCourse } from '../../../src/flows/short-course.ts';
import { applicationOf, applyingSession, messages } from '../../application/test-session.ts';
import { inFlow } from '../../application/ui/render-in-flow.tsx';
import { fakeServer } from '../../application/fake-server.ts';

afterEach(cleanup);

test('the last part of a step says how much of it is left, as any other', async () => {
  fakeServer();
  const step = shortCourse.steps.find(({ name }) => name === 'personal');
  if (!step) throw new Error('The flow has no such step.');
  const { participant_part: participant, address_part: address } = messages.fields.sections;
  render(
    inFlow(
      applyingSession(shortCourse),
      <StepForm step={step} application={applicationOf()} isLoadingApplication={false} />,
    ),
  );
  const row = (await screen.findByRole('heading', { name: address })).closest<HTMLElement>('.border');
  if (!row) throw new Error('The part has no row.');
  // An address and a province for the invoice, which letters are sent to as well; the lists after them wait.
  expect(within(row).getByText(formHelp.parts.left.replace('{{count}}', '2'))).toBeDefined();
  expect(screen.getByRole('heading', { name: `Part 1 of 2 ${participant}` })).toBeDefined();
});
