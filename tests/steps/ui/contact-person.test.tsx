// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stepForRoute } from '../../../src/flows/definition/step-order.ts';
import { messageScopeOf } from '../../../src/flows/definition/message-scope.ts';
import { shortCourse } from '../../../src/flows/short-course.ts';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { fakeServer } from '../../application/fake-server.ts';
import { applyingSession, messages } from '../../application/test-session.ts';
import { builtPage, closePage, control } from './form-page.tsx';

const { sections } = messages.fields;
const COURSE = stepForRoute(shortCourse, 'short-course.course');

beforeEach(() => {
  fakeServer();
});
afterEach(closePage);

test('whoever registers for a course reads whose name, number and e-mail are asked for, before they are', () => {
  builtPage(applyingSession(shortCourse), COURSE);
  const heading = screen.getByRole('heading', { name: sections.contact_person });
  const words = heading.parentElement?.nextElementSibling;
  expect(words?.textContent).toBe(sections.contact_person_text);
  for (const name of ['prefix_name', 'first_name', 'last_name', 'phone', 'email'])
    expect(words?.compareDocumentPosition(control(name))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('heading', { name: sections.person })).toBeNull();
  expect(messageScopeOf(COURSE).sections).toEqual(expect.arrayContaining(['contact_person', 'contact_person_text']));
});

test('an applicant for a degree is asked about the applicant alone', () => {
  const start = stepForRoute(bachelor, 'bachelor');
  builtPage(applyingSession(bachelor), start);
  screen.getByRole('heading', { name: sections.person });
  expect(messageScopeOf(start).sections).not.toContain('contact_person_text');
});
