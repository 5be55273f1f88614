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

test('who looks at a build for visitors is told that its links lead to them', () => {
  const live = { PUBLIC_REGISBACHELOR_URL: 'https://regisbachelor.university.example', API_URL: '' };
  expect(warningOfRealApi(live)).toBe(
    'Careful: links of these pages lead to https://regisbachelor.university.example, because PUBLIC_REGISBACHELOR_URL is set.',
  );
});

test.each([[{}], [{ API_URL: '', PUBLIC_API_ORIGIN: '' }], [{ API_URL: 'http://127.0.0.1:8000' }]])(
  'the sandbox and an API of this machine need no warning: %o',
  (environment) => expect(warningOfRealApi(environment)).toBeFalsy(),
);
