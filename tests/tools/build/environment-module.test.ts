import { expect, test } from 'vitest';
import { environmentModule } from '../../../src/tools/build/environment-module.ts';

type Hook = (id: string) => string | undefined;
const { resolveId, load } = environmentModule({
  PUBLIC_API_ORIGIN: 'https://api.university.example',
  PUBLIC_APP_TOKEN_HEADER: '',
  PUBLIC_TAG_MANAGER_NOSCRIPT: 'true',
  API_URL: 'https://inside.university.example',
}) as unknown as { readonly resolveId: Hook; readonly load: Hook };

test('a script that is bundled apart reads the same variables as pages do, and none of the server', () => {
  const id = resolveId('astro:env/client') ?? '';
  const lines = load(id)?.split('\n');
  expect(lines).toContain('export const PUBLIC_API_ORIGIN = "https://api.university.example";');
  expect(lines).toContain('export const PUBLIC_APP_TOKEN_HEADER = "X-Application-Token";');
  expect(lines).toContain('export const PUBLIC_TAG_MANAGER_NOSCRIPT = true;');
  expect(lines).toContain('export const PUBLIC_SENTRY_DSN = undefined;');
  expect(lines?.filter((line) => line.includes('API_URL'))).toEqual([]);
});

test('other modules are left alone', () => {
  expect(resolveId('react')).toBeUndefined();
  expect(load('react')).toBeUndefined();
});
