import { expect, test } from 'vitest';
import { sessionWith } from '../../src/application/session-with.ts';
import { freshSession } from './test-session.ts';

test('a page has the further ports that its island has provided', () => {
  const session = freshSession();
  expect(sessionWith<{ payment: unknown }>(session, 'payment')).toBe(session);
  expect(() => sessionWith<{ payment: unknown; printer: unknown }>(session, 'payment', 'printer')).toThrow(
    'No ports of printer',
  );
});
