import { expect, test } from 'vitest';
import { warningOfRealApi } from '../../../src/tools/serve/real-api.ts';

test.each([
  [{ API_URL: 'https://api.university.example' }, 'https://api.university.example'],
  [
    { API_URL: 'http://localhost:8000', PUBLIC_API_ORIGIN: 'https://api.university.example' },
    'https://api.university.example',
  ],
])('who uses a real API is warned: %o', (environment, api) => {
  expect(warningOfRealApi(environment)).toContain(`Careful: ${api} is no API of this machine.`);
});

test.each([[{}], [{ API_URL: '', PUBLIC_API_ORIGIN: '' }], [{ API_URL: 'http://127.0.0.1:8000' }]])(
  'the sandbox and an API of this machine need no warning: %o',
  (environment) => expect(warningOfRealApi(environment)).toBeFalsy(),
);
