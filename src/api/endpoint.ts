import type * as v from 'valibot';

type Schema = v.GenericSchema;
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
/** Whose token the call carries in the application token header. */
export type TokenKind = 'none' | 'application' | 'dashboard';

/** One call of the spec, section 7, as data. The client, the sandbox and the OpenAPI document all derive from it. */
export interface Endpoint {
  readonly method: Method;
  /** Below the API base, written as the spec writes it (trailing slash included); `{name}` is a path parameter. */
  readonly path: string;
  readonly token: TokenKind;
  readonly summary: string;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The body travels as a form with a file. */
  readonly multipart?: true;
  /** Parsed after `{data: …}` was unwrapped. */
  readonly answer: Schema;
}

/** Keeps the literal types of an endpoint, so that a call with a missing parameter does not compile. */
export const endpoint = <const E extends Endpoint>(shape: E): E => shape;

type ParameterName<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterName<Rest>
  : never;
export type PathParameters<E extends Endpoint> = Record<ParameterName<E['path']>, string>;
export type QueryOf<E extends Endpoint> = E extends { readonly query: infer S extends Schema }
  ? v.InferInput<S>
  : undefined;
export type BodyOf<E extends Endpoint> = E extends { readonly body: infer S extends Schema }
  ? v.InferInput<S>
  : undefined;
export type AnswerOf<E extends Endpoint> = v.InferOutput<E['answer']>;

/** Fills `{name}` segments: `fillEndpointPath('application/{id}', { id: '7' })` is `application/7`. */
export const fillEndpointPath = (path: string, parameters: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(parameters[name] ?? ''));
