import * as application from './application.ts';
import * as dashboard from './dashboard.ts';
import type { Endpoint, RequestName, RequestOf } from './endpoint.ts';
import * as general from './general.ts';
import * as payment from './payment.ts';
import { requests, type Requests } from './requests/all.ts';
import type { RequestShape } from './requests/shared.ts';
import * as scholarship from './scholarship.ts';
import * as shortCourse from './short-course.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'response' in value && 'path' in value;

/** Returns the shape of an endpoint's request. Programs and tests need it at run time; pages need only its type. */
export const requestOf = <E extends Endpoint>({ method, path }: E): RequestOf<E> =>
  (requests as Record<string, RequestShape>)[`${method} ${path}`] as RequestOf<E>;

/** Makes `family` reject a module with an endpoint whose request is not described. */
type Described<Module> = {
  readonly [K in keyof Module]: Module[K] extends Endpoint
    ? RequestName<Module[K]> extends keyof Requests
      ? Module[K]
      : never
    : Module[K];
};

const family = <Module extends object>(tag: string, module: Described<Module>) =>
  Object.entries(module)
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
    .map(([name, endpoint]) => ({ name: `${tag}.${name}`, tag, endpoint, request: requestOf(endpoint) }));

interface ContractEntry {
  readonly name: string;
  readonly tag: string;
  readonly endpoint: Endpoint;
  readonly request: RequestShape;
}

/**
 * Every call of docs/spec.md, section 7, for programs (sandbox, OpenAPI, tests). A page imports single endpoints
 * instead.
 */
export const contract: readonly ContractEntry[] = [
  ...family('application', application),
  ...family('dashboard', dashboard),
  ...family('general', general),
  ...family('payment', payment),
  ...family('scholarship', scholarship),
  ...family('short-course', shortCourse),
];
