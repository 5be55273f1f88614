// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { bachelor } from '../../src/flows/bachelor.ts';
import { graduate } from '../../src/flows/graduate.ts';
import { takeLinkedAnswers } from '../../src/steps/linked-answers.ts';
import { applyingSession, freshSession } from '../application/test-session.ts';

const open = (query: string): void => window.history.replaceState(null, '', `/en/regisbachelor${query}`);
beforeEach(() => {
  localStorage.clear();
});

test.each([bachelor, graduate])('a link answers fields of every step once, and leaves the rest of the URL', (flow) => {
  const session = freshSession(flow);
  open('?faculty=3&round=101&programme=21&referral=STAR2027&utm_source=ad');
  takeLinkedAnswers(session);
  expect(session.stores.$draft.get()).toEqual({
    faculty_id: '3',
    campaign_id: '101',
    course_id: '21',
    referral_code: 'STAR2027',
  });
  expect(location.search).toBe('?utm_source=ad');
});

test('what the applicant has answered stays', () => {
  const session = freshSession(bachelor);
  session.stores.$draft.set({ faculty_id: '7', first_name: 'A' });
  open('?faculty=3&round=101');
  takeLinkedAnswers(session);
  expect(session.stores.$draft.get()).toEqual({ faculty_id: '7', first_name: 'A', campaign_id: '101' });
});

test('a newer link replaces what an older one brought, and what a list has dropped', () => {
  const session = freshSession(bachelor);
  session.stores.$draft.set({ faculty_id: '', campaign_id: '101', course_id: '21' });
  open('?faculty=3&round=102');
  takeLinkedAnswers(session);
  expect(session.stores.$draft.get()).toEqual({ faculty_id: '3', campaign_id: '102', course_id: '21' });
});

test('an application that exists is left alone', () => {
  const session = applyingSession(bachelor);
  open('?faculty=3');
  takeLinkedAnswers(session);
  expect(session.stores.$draft.get()).toEqual({});
  expect(location.search).toBe('');
});

test.each([
  '?faculty=',
  '?faculty=%E2%80%8B',
  `?faculty=${'9'.repeat(65)}`,
  '?first_name=Mallory',
  '?campaign_id=101',
  '',
])('%s answers nothing', (query) => {
  const session = freshSession(bachelor);
  open(query);
  takeLinkedAnswers(session);
  expect(session.stores.$draft.get()).toEqual({});
});
