import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pageOf } from '../../src/config/page-settings.ts';
import { routeNames } from '../../src/config/routes.ts';

const env = vi.hoisted(() => ({
  PUBLIC_API_ORIGIN: '',
  PUBLIC_CARD_SCRIPT_HOST: 'https://card.example/v2',
  PUBLIC_SENTRY_DSN: 'https://key@errors.example/1',
  PUBLIC_IMAGE_ORIGINS: 'https://files.university.example https://cdn.university.example',
  PUBLIC_VIDEO_PIXEL_HOST: 'https://pixel.example',
  PUBLIC_VIDEO_PIXEL_ID: '',
}));
vi.mock('#environment', async (original) => Object.assign(env, { ...(await original<object>()), ...env }));
const { cspFor } = await import('../../src/config/csp.ts');

const directive = (name: string, route: Parameters<typeof cspFor>[0]) =>
  cspFor(route)
    .directives.split('; ')
    .filter((one) => one.startsWith(`${name} `));

beforeEach(() => {
  env.PUBLIC_API_ORIGIN = '';
  env.PUBLIC_VIDEO_PIXEL_ID = '';
});

describe('the policy of a page', () => {
  test.each(routeNames)('%s names every directive once and allows nothing unsafe', (route) => {
    const names = cspFor(route)
      .directives.split('; ')
      .map((one) => one.split(' ')[0]);
    expect(names).toEqual([
      'default-src',
      'img-src',
      'font-src',
      'connect-src',
      'form-action',
      'frame-src',
      'worker-src',
      'manifest-src',
      'object-src',
      'base-uri',
    ]);
    expect(cspFor(route).directives).not.toContain('unsafe');
    expect(cspFor(route).scriptResources[0]).toBe("'self'");
  });

  test('allows images of the configured origins, and nothing else of them', () => {
    const origins = 'https://files.university.example https://cdn.university.example';
    expect(directive('img-src', 'home')).toEqual([`img-src 'self' data: blob: ${origins}`]);
    expect(directive('connect-src', 'home').join()).not.toContain('university.example');
  });

  test('error reports are calls, and nothing else comes from where they go', () => {
    expect(cspFor('home').directives.match(/[\w-]+ [^;]*errors\.example/g)).toEqual([
      "connect-src 'self' https://errors.example",
    ]);
  });

  test.each(routeNames)('%s knows the card provider exactly when it is a payment page', (route) => {
    const text = JSON.stringify(cspFor(route));
    expect(text.includes('https://card.example')).toBe(pageOf(route).screen === 'payment');
    expect(text).not.toContain('/v2');
  });

  test('a payment page may frame, load and call the provider', () => {
    expect(cspFor('bachelor.payment').scriptResources).toEqual(["'self'", 'https://card.example']);
    expect(directive('frame-src', 'bachelor.payment')).toEqual(['frame-src https://card.example']);
    expect(directive('connect-src', 'bachelor.payment')).toEqual([
      "connect-src 'self' https://card.example https://errors.example",
    ]);
    expect(directive('frame-src', 'bachelor')).toEqual(["frame-src 'none'"]);
  });

  test('an API of another origin may be called', () => {
    env.PUBLIC_API_ORIGIN = 'https://api.example';
    expect(directive('connect-src', 'not-found')).toEqual([
      "connect-src 'self' https://api.example https://errors.example",
    ]);
  });

  test('a tool is allowed where it may load and is configured, and nowhere else', () => {
    expect(routeNames.filter((name) => JSON.stringify(cspFor(name)).includes('pixel.example'))).toEqual([]);
    env.PUBLIC_VIDEO_PIXEL_ID = 'PIXEL';
    expect(cspFor('home').scriptResources).toEqual(["'self'", 'https://pixel.example']);
    expect(directive('connect-src', 'home')).toEqual([
      "connect-src 'self' https://pixel.example https://errors.example",
    ]);
    for (const barred of [
      'bachelor',
      'bachelor.education',
      'bachelor.payment',
      'bachelor.continue',
      'bachelor.upload-document',
      'not-found',
    ] as const)
      expect(JSON.stringify(cspFor(barred))).not.toContain('pixel.example');
  });
});
