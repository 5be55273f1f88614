import type * as v from 'valibot';
import type { Requests } from './requests/all.ts';
import type { RequestShape } from './requests/shared.ts';

type Schema = v.GenericSchema;
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
/** The kind of token that the call carries in the application token header. */
export type TokenKind = 'none' | 'application' | 'dashboard';

/**
 * One call of docs/spec.md, section 7, as the browser needs it. Requests are described separately in `requests/`: the
 * compiler checks them, so the browser loads schemas for responses only.
 */
export interface Endpoint {
  readonly method: Method;
  /**
   * The path below the API base, written as in the specification (trailing slash included). `{name}` is a path
   * parameter.
   */
  readonly path: string;
  readonly token: TokenKind;
  /** The schema of the response without its `{data: …}` wrapper. */
  readonly response: Schema;
}

/** Preserves the literal types of an endpoint, so that a call without a required parameter does not compile. */
export const endpoint = <const E extends Endpoint>(shape: E): E => shape;

/** The key under which `requests/` describes what an endpoint sends. */
export type RequestName<E extends Endpoint> = `${E['method']} ${E['path']}`;
export type RequestOf<E extends Endpoint> =
  RequestName<E> extends infer Name extends keyof Requests ? Requests[Name] : RequestShape;

type ParameterName<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterName<Rest>
  : never;
export type PathParameters<E extends Endpoint> = Record<ParameterName<E['path']>, string>;
export type QueryOf<E extends Endpoint> =
  RequestOf<E> extends { readonly query: infer S extends Schema } ? v.InferInput<S> : undefined;
export type BodyOf<E extends Endpoint> =
  RequestOf<E> extends { readonly body: infer S extends Schema } ? v.InferInput<S> : undefined;
export type ResponseOf<E extends Endpoint> = v.InferOutput<E['response']>;
