import { call } from '../api/client.ts';
import * as application from '../api/contract/application.ts';
import * as scholarship from '../api/contract/scholarship.ts';
import * as shortCourse from '../api/contract/short-course.ts';
import type { FlowSession } from '../application/flow-session.ts';
import type { FlowId } from '../config/flow-registry.ts';
import { NO_LAST_NAME } from '../config/constants.ts';
import { kindOf, valueNamesOf } from '../field-kinds/kinds.ts';
import { valuesOf } from '../flows/definition/field-queries.ts';
import type { PreviousApplication } from '../model/previous-application.ts';
import type { Application } from '../model/application.ts';
import type { EndpointReturning } from '../api/parse-response.ts';
import { addToDraft } from './accept-carried-answers.ts';

const READ = {
  bachelor: application.read,
  graduate: application.read,
  'short-course': shortCourse.read,
  scholarship: scholarship.read,
} as const satisfies Record<FlowId, EndpointReturning<Application>>;

/** The level of the last school, for flows that ask for one. */
const SCHOOL_OF: Readonly<Partial<Record<FlowId, string>>> = {
  bachelor: 'school',
  scholarship: 'school',
  graduate: 'university',
};

const hasSameSchool = (one: FlowId, other: FlowId): boolean =>
  SCHOOL_OF[one] !== undefined && SCHOOL_OF[one] === SCHOOL_OF[other];

/**
 * Adds name, contact and school of the previous application to the draft, where the applicant can change them.
 * @returns whether any was added
 * @throws {CallError}
 */
export async function reusePreviousDetails(session: FlowSession, before: PreviousApplication): Promise<boolean> {
  const { flow, locale, signal } = session;
  const { id, token } = before;
  const earlier = await call(READ[before.flow], { locale, token, parameters: { id }, query: {}, signal });
  const saved = valuesOf(earlier);
  const isSameSchool = hasSameSchool(before.flow, flow.id);
  const fields = flow.steps
    .flatMap((step) => step.fields)
    .filter(({ reused }) => reused === 'always' || (reused === 'same-school-level' && isSameSchool));
  const answers = fields.flatMap(valueNamesOf).flatMap((name) => {
    const answer = saved[name];
    return answer && answer !== NO_LAST_NAME ? [[name, answer] as const] : [];
  });
  // The server has no search texts. The text that finds an answer is its name.
  const searches = fields.flatMap((field) => {
    const found = earlier.readable[field.name];
    return found
      ? kindOf(field)
          .searchNames(field)
          .map((name) => [name, found] as const)
      : [];
  });
  return addToDraft(session, { applicationId: '', answers: Object.fromEntries([...answers, ...searches]) });
}
