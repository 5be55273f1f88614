import { PUBLIC_API_ORIGIN, PUBLIC_APP_TOKEN_HEADER } from '../config/env.ts';
import { REFUSED_HEADER, STEP_HEADER } from '../config/log-headers.ts';
import type { Locale } from '../config/locales.ts';
import type { Endpoint } from './contract/endpoint.ts';
import { fillEndpointPath } from './endpoint-path.ts';

/** The name of the page's route; none outside of a page. */
const routeOfPage = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.body.dataset['route'];

/**
 * Headers for the log of the site's web server, which counts by them how far applicants come. They hold no answers. An
 * API with an origin of its own has another log, and would have to allow them by CORS.
 */
const forOwnServer = (name: string, value: string | undefined): Record<string, string> =>
  value && PUBLIC_API_ORIGIN === '' ? { [name]: value } : {};

export const requestHeaders = (locale: Locale, token?: string, route = routeOfPage()): Record<string, string> => ({
  Accept: 'application/json, text/plain, */*',
  'Accept-Language': locale,
  ...(token ? { [PUBLIC_APP_TOKEN_HEADER]: token } : {}),
  ...forOwnServer(STEP_HEADER, route),
});

let refusedFields: readonly string[] = [];

/** Remembers which fields kept the last submit from being saved. The next call that saves names them. */
export function noteRefusedFields(names: readonly string[]): void {
  refusedFields = names;
}

/** The header of a call that saves, once. */
export function takeRefusedFields(): Record<string, string> {
  const names = refusedFields.join(',');
  refusedFields = [];
  return forOwnServer(REFUSED_HEADER, names);
}

export const endpointAddress = (endpoint: Endpoint, parameters: Readonly<Record<string, string>> = {}): string =>
  `${PUBLIC_API_ORIGIN}/api/${fillEndpointPath(endpoint.path, parameters)}`;
