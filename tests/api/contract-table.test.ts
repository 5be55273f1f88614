import { expect, test } from 'vitest';
import { contract } from '../../src/api/contract/all.ts';

/**
 * Every call, copied by hand from the specification, section 7, in its order: method, path, and whose token is sent (A the
 * application's, D the dashboard's). Nothing here is derived from the contract.
 */
const SPECIFICATION = `
POST   application/otp/request
POST   application/otp/validate
GET    application/{id} A
GET    application/{id}/check-can-apply
GET    application/check
POST   application/initial
PATCH  application/{id}/personal A
PATCH  application/{id} A
GET    application/available-faculty
GET    application/available-course
GET    application/available-course-type
GET    application/available-semester
GET    application/appearance
GET    application/campaign/application
POST   application/{id}/payment A
POST   application/upload-file A
DELETE application/file/ A
GET    application/file/ A
GET    application/custom-input/ A
POST   application/custom-input/ A

POST   application-dashboard/otp/request
POST   application-dashboard/otp/validate
GET    application-dashboard/ D
POST   application-dashboard/continue-registration D

GET    general/available-campaign-faculty
GET    general/course
GET    general/school
GET    general/district/postcode
GET    general/location/province/all
GET    general/location/district/all
GET    general/location/sub-district/all

GET    payment/request-bill-payment-image A
POST   payment/scholarship-application A
POST   payment/application A
POST   payment/short-course-application A
GET    payment/check A
GET    payment/available-method A

GET    scholarship-campaign/{slug}
GET    scholarship-application/{id}/check-can-apply
GET    scholarship-application/check
POST   scholarship-application/initial
POST   scholarship-application/otp/request
POST   scholarship-application/otp/validate
GET    scholarship-application/{id} A
PATCH  scholarship-application/{id} A
PATCH  scholarship-application/{id}/personal A
POST   scholarship-application/{id}/start-confirm/ A
POST   scholarship-application/{id}/confirm A
POST   scholarship-application/{id}/payment A
GET    scholarship-application/available-semester
GET    scholarship-application/available-faculty
GET    scholarship-application/available-course
GET    scholarship-application/available-course-type
POST   scholarship-application/file A
DELETE scholarship-application/file A
GET    scholarship-application/file/ A
GET    scholarship-application/custom-input A
POST   scholarship-application/custom-input A

POST   short-course-application/file A
DELETE short-course-application/file/ A
GET    short-course-application/file A
POST   short-course-application/{id}/participant A
PATCH  short-course-application/{id} A
PATCH  short-course-application/{id}/personal A
GET    short-course-application/{id} A
POST   short-course-application/initial
GET    short-course-application/check
POST   short-course-application/otp/request
POST   short-course-application/otp/validate
GET    short-course-application/search-course
GET    short-course-application/suggestion
GET    short-course-application/period
GET    short-course-application/available-campaign
GET    short-course-application/appearance
POST   short-course-application/{id}/payment A
`;

const TOKEN = { none: '', application: ' A', dashboard: ' D' };
const written = SPECIFICATION.split('\n').flatMap((line) => (line === '' ? [] : [line.replace(/ +/, ' ')]));

test('the specification has 75 calls', () => {
  expect(written).toHaveLength(75);
  expect(new Set(written).size).toBe(75);
});

test('the contract is those calls, with their tokens, and no other', () => {
  const stated = contract.map(({ endpoint: { method, path, token } }) => `${method} ${path}${TOKEN[token]}`);
  expect(stated.sort()).toEqual([...written].sort());
});

test('a GET carries no body, and only uploads travel as forms', () => {
  const bodies = contract.filter(({ endpoint }) => endpoint.body).map(({ endpoint }) => endpoint.method);
  expect(bodies).not.toContain('GET');
  const forms = contract.filter(({ endpoint }) => endpoint.multipart).map(({ name }) => name);
  expect(forms).toEqual(['application.uploadFile', 'scholarship.uploadFile', 'short-course.uploadFile']);
});
