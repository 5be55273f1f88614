import { scholarship } from '../../src/flows/scholarship.ts';
import { applyingSession, type TestSession } from './test-session.ts';

/** The campaign as the server answers it. Everything is made up. */
export const CAMPAIGN = { id: 401, slug: 'star', name: 'Star', description: '<p>a</p>', open: true, amount: 200 };

/** An application in the campaign of the page's URL. */
export function scholarshipSession(path = '/en/regisscholarship/star'): TestSession {
  window.history.replaceState(null, '', path);
  return applyingSession(scholarship, { slug: path.split(/[/?]/)[3] });
}
