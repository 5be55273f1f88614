import { applicationRequests } from './application.ts';
import { dashboardRequests } from './dashboard.ts';
import { generalRequests } from './general.ts';
import { paymentRequests } from './payment.ts';
import { scholarshipRequests } from './scholarship.ts';
import { shortCourseRequests } from './short-course.ts';

/** What every call sends, by method and path. Code of the browser may import only its types. */
export const requests = {
  ...applicationRequests,
  ...dashboardRequests,
  ...generalRequests,
  ...paymentRequests,
  ...scholarshipRequests,
  ...shortCourseRequests,
};
export type Requests = typeof requests;
