import type * as v from 'valibot';
import type * as application from '../../api/contract/application.ts';
import type * as dashboard from '../../api/contract/dashboard.ts';
import type * as general from '../../api/contract/general.ts';
import type * as payment from '../../api/contract/payment.ts';
import type * as scholarship from '../../api/contract/scholarship.ts';
import type * as shortCourse from '../../api/contract/short-course.ts';
import type { Endpoint, RequestOf } from '../../api/contract/endpoint.ts';
import type { Locale } from '../../config/locales.ts';
import type { ApplicationRow } from '../database/tables.ts';
import type { Services } from './services.ts';

/**
 * The names under which `src/api/contract/all.ts` lists its calls, as a type, so that a call without a handler does not
 * compile.
 */
interface Families {
  application: typeof application;
  dashboard: typeof dashboard;
  general: typeof general;
  payment: typeof payment;
  scholarship: typeof scholarship;
  'short-course': typeof shortCourse;
}
type Calls<Module> = { [K in keyof Module as Module[K] extends Endpoint ? K : never]: Module[K] };
type Named = {
  [F in keyof Families]: {
    [K in keyof Calls<Families[F]> & string as `${F}.${K}`]: Calls<Families[F]>[K];
  };
};
type Flat<T> = (T extends unknown ? (one: T) => void : never) extends (one: infer All) => void ? All : never;
type Contract = Flat<Named[keyof Named]>;
export type ContractName = keyof Contract;
export type NamesOf<F extends keyof Families> = Extract<ContractName, `${F}.${string}`>;

type Parsed<E extends Endpoint, Part extends 'query' | 'body'> =
  RequestOf<E> extends Readonly<Record<Part, infer S extends v.GenericSchema>> ? v.InferOutput<S> : undefined;

/** One call as a handler receives it. `application` is the one that the token opens. */
export interface Call<Query = undefined, Body = undefined, Application = ApplicationRow | undefined> {
  readonly services: Services;
  readonly client: string;
  readonly locale: Locale;
  /** The client's time in milliseconds since 1970. */
  readonly now: number;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly body: Body;
  readonly application: Application;
  /** The value of the token header. */
  readonly token: string | undefined;
  /** The origin of the calling page. */
  readonly siteOrigin: string;
}

/** Returns what the endpoint's response schema accepts, or throws a `Refusal`. */
export type Handler<E> = E extends Endpoint
  ? (
      call: Call<Parsed<E, 'query'>, Parsed<E, 'body'>, E['token'] extends 'application' ? ApplicationRow : undefined>,
    ) => Promise<v.InferInput<E['response']>> | v.InferInput<E['response']>
  : never;
export type Handlers<N extends ContractName = ContractName> = { readonly [K in N]: Handler<Contract[K]> };
