import { PUBLIC_API_ORIGIN, PUBLIC_APP_TOKEN_HEADER } from '../config/env.ts';
import type { Locale } from '../config/locales.ts';
import { fillEndpointPath, type Endpoint } from './contract/endpoint.ts';

export const requestHeaders = (locale: Locale, token?: string): Record<string, string> => ({
  Accept: 'application/json, text/plain, */*',
  'Accept-Language': locale,
  ...(token ? { [PUBLIC_APP_TOKEN_HEADER]: token } : {}),
});

export const endpointAddress = (endpoint: Endpoint, parameters: Readonly<Record<string, string>> = {}): string =>
  `${PUBLIC_API_ORIGIN}/api/${fillEndpointPath(endpoint.path, parameters)}`;
