// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { stepperEntries } from '../../src/engine/journey.ts';
import { leaveOutDocuments } from '../../src/engine/leave-out-step.ts';
import { shortCourse } from '../../src/flows/short-course.ts';
import { Stepper } from '../../src/ui/Stepper.tsx';
import { freshContext } from './bachelor-context.ts';

test('a step of documents that never came leaves the stepper, and the rest counts anew, once', () => {
  const entries = stepperEntries(shortCourse, 'short-course.payment');
  const steps = entries.map(({ name, state }) => ({ id: name, name, state }));
  const props = { label: 'Steps', steps, position: 'Step 6 of 6', doneText: '(done)' };
  document.body.innerHTML = renderToString(createElement(Stepper, props));
  document.title = 'Step 6 of 6 – Payment';
  leaveOutDocuments(freshContext(shortCourse));
  leaveOutDocuments(freshContext(shortCourse));
  expect([...document.querySelectorAll<HTMLElement>('[data-step]')].map(({ dataset }) => dataset['step'])).toEqual([
    'search',
    'course',
    'personal',
    'promotion',
    'payment',
  ]);
  expect(document.querySelector('[aria-current] .rounded-full')?.textContent).toBe('5');
  expect(document.querySelector('nav > p > span')?.textContent).toBe('Step 5 of 5');
  expect(document.title).toBe('Step 5 of 5 – Payment');
});
