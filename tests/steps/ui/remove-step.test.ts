// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { stepperEntries } from '../../../src/flows/definition/step-order.ts';
import {
  removeDocumentsStep,
  removeDocumentsStepIfEmpty,
  removePaymentStep,
} from '../../../src/steps/ui/remove-step.ts';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { scholarship } from '../../../src/flows/scholarship.ts';
import { shortCourse } from '../../../src/flows/short-course.ts';
import { Stepper } from '../../../src/ui/Stepper.tsx';
import { applicationOf, applyingSession, freshSession, messages } from '../../application/test-session.ts';
import { fakeServer, refused, type FakeServer } from '../../application/fake-server.ts';

const drawnSteps = () => [...document.querySelectorAll<HTMLElement>('[data-step]')].map(({ dataset }) => dataset.step);
const LEFT = ['search', 'course', 'personal', 'promotion', 'payment'];

beforeEach(() => {
  const entries = stepperEntries(shortCourse, 'short-course.payment');
  const steps = entries.map(({ name, state }) => ({ id: name, name, state }));
  const props = { label: 'Steps', steps, position: 'Step 6 of 6', doneText: '(done)' };
  document.body.innerHTML = renderToString(createElement(Stepper, props));
  document.title = 'Step 6 of 6 – Payment';
});

test('a step of documents that never came leaves the stepper, and the rest counts again, once', () => {
  removeDocumentsStep(freshSession(shortCourse), messages);
  removeDocumentsStep(freshSession(shortCourse), messages);
  expect(drawnSteps()).toEqual(LEFT);
  const [current, ...others] = document.querySelectorAll('[data-step-number]');
  expect([current?.textContent, others]).toEqual(['5', []]);
  expect(document.querySelectorAll('.step-done')).toHaveLength(4);
  expect(document.querySelector('[data-step-position]')?.textContent).toBe('Step 5 of 5');
  expect(document.title).toBe('Step 5 of 5 – Payment');
});

test('the payment leaves the stepper where nothing is to be paid and another page reviews the answers', () => {
  removePaymentStep(freshSession(shortCourse), messages);
  expect(drawnSteps()).toContain('payment');
  removePaymentStep(freshSession(scholarship), messages);
  expect(drawnSteps()).not.toContain('payment');
});

describe('where documents were not read', () => {
  let server: FakeServer;
  beforeEach(() => {
    server = fakeServer();
  });

  test('the step of documents goes once it is known that none is asked for', async () => {
    await removeDocumentsStepIfEmpty(applyingSession(shortCourse), messages, applicationOf());
    expect(drawnSteps()).toEqual(LEFT);
  });

  test('a refused session leaves the stepper as it is, and asks for no code', async () => {
    server.on('/application/custom-input/', refused(401));
    const session = applyingSession(bachelor);
    await removeDocumentsStepIfEmpty(session, messages, applicationOf());
    expect(server.seen).toHaveLength(1);
    expect(drawnSteps()).toContain('documents');
    expect(session.environment.dialogs.askForOtp).not.toHaveBeenCalled();
  });

  test('nothing is read for a flow that has no step for them alone', async () => {
    await removeDocumentsStepIfEmpty(applyingSession(scholarship), messages, applicationOf());
    expect(server.seen).toEqual([]);
  });
});
