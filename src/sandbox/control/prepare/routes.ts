import { Hono } from 'hono';
import * as v from 'valibot';
import type { Services } from '../../shared/services.ts';
import { SET_UP_CLIENT } from '../../shared/clients.ts';
import { controlResponse, controlBody, controlRefusal } from '../request.ts';
import { PreparingApi, type Session } from './api.ts';
import { DEGREE_STEPS, prepareDegree } from './degree.ts';
import { prepareScholarship, SCHOLARSHIP_STEPS } from './scholarship.ts';
import { prepareShortCourse, SHORT_COURSE_STEPS } from './short-course.ts';

/** Every application needs the applicant's contact and the id of a seeded round or campaign. */
const COMMON = { phone: v.string(), email: v.string(), round: v.string() };
const Preparation = v.variant('flow', [
  v.strictObject({ flow: v.picklist(['bachelor', 'graduate']), done: v.picklist(DEGREE_STEPS), ...COMMON }),
  v.strictObject({ flow: v.literal('scholarship'), done: v.picklist(SCHOLARSHIP_STEPS), ...COMMON }),
  v.strictObject({ flow: v.literal('short-course'), done: v.picklist(SHORT_COURSE_STEPS), ...COMMON }),
]);
export type Preparation = v.InferOutput<typeof Preparation>;

function prepare(api: PreparingApi, preparation: Preparation): Promise<Session> {
  const { phone, email } = preparation;
  const contact = { phone, email };
  if (preparation.flow === 'scholarship') return prepareScholarship(api, contact, preparation);
  if (preparation.flow === 'short-course') return prepareShortCourse(api, contact, preparation);
  return prepareDegree(api, contact, preparation);
}

/** Creates an application that is answered up to a step in one call, for tests that begin there. */
export function prepareRoutes({ clients }: Services, contract: Hono): Hono {
  const app = new Hono();
  app.post('/sandbox/applications/prepare', async (c) => {
    const preparation = await controlBody(c, Preparation);
    if (!preparation)
      return controlRefusal(c, 'Send {flow, phone, email, done, round}: see src/sandbox/control/prepare/routes.ts.');
    if (clients.of(SET_UP_CLIENT).code_required) await clients.change(SET_UP_CLIENT, { code_required: false });
    return prepare(new PreparingApi(contract), preparation).then(
      (session) => controlResponse(c, session),
      (error: unknown) => controlRefusal(c, String(error), 409),
    );
  });
  return app;
}
