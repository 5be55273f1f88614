import type { Handlers } from '../shared/contract-types.ts';
import { applicationHandlers } from './application.ts';
import { dashboardHandlers } from './dashboard.ts';
import { generalHandlers } from './general.ts';
import { paymentHandlers } from './payment.ts';
import { scholarshipHandlers } from './scholarship.ts';
import { shortCourseHandlers } from './short-course.ts';

/** One handler for each call of the contract. A missing one does not compile. */
export const handlers = {
  ...applicationHandlers,
  ...dashboardHandlers,
  ...generalHandlers,
  ...paymentHandlers,
  ...scholarshipHandlers,
  ...shortCourseHandlers,
} satisfies Handlers;
