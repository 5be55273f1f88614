import type { Endpoint } from '../endpoint.ts';
import * as application from './application.ts';
import * as dashboard from './dashboard.ts';
import * as general from './general.ts';
import * as payment from './payment.ts';
import * as scholarship from './scholarship.ts';
import * as shortCourse from './short-course.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'answer' in value;

const family = (tag: string, module: Record<string, unknown>) =>
  Object.entries(module)
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
    .map(([name, endpoint]) => ({ name: `${tag}.${name}`, tag, endpoint }));

/** Every call of the spec, section 7. For programs (sandbox, OpenAPI, tests): a page imports single endpoints. */
export const contract: readonly { readonly name: string; readonly tag: string; readonly endpoint: Endpoint }[] = [
  ...family('application', application),
  ...family('dashboard', dashboard),
  ...family('general', general),
  ...family('payment', payment),
  ...family('scholarship', scholarship),
  ...family('short-course', shortCourse),
];
