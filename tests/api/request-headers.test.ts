import { afterEach, describe, expect, test, vi } from 'vitest';
import { endpointAddress, requestHeaders } from '../../src/api/request-headers.ts';
import { fillEndpointPath, withTrailingSlash } from '../../src/api/endpoint-path.ts';
import { campaigns, read } from '../../src/api/contract/application.ts';
import { campaign } from '../../src/api/contract/scholarship.ts';

describe('the address of a call', () => {
  afterEach(() => {
    vi.doUnmock('#environment');
    vi.resetModules();
  });

  test('falls back to the root', () => {
    expect(endpointAddress(campaigns)).toBe('/api/application/campaign/application');
  });

  test('starts at the configured origin', async () => {
    vi.resetModules();
    vi.doMock('#environment', async (original) => ({
      ...(await original()),
      PUBLIC_API_ORIGIN: 'https://api.university.example',
      PUBLIC_APP_TOKEN_HEADER: 'X-Other',
    }));
    const configured = await import('../../src/api/request-headers.ts');
    expect(configured.endpointAddress(read, { id: '7' })).toBe('https://api.university.example/api/application/7');
    expect(configured.requestHeaders('en', 't')).toHaveProperty('X-Other', 't');
    const { parse } = await import('valibot');
    const { Faculty } = await import('../../src/model/lookup.ts');
    const { logo } = parse(Faculty, { id: 1, name: 'A', logo: { circle: '/storage/a.png' } });
    expect(logo?.circle).toBe('https://api.university.example/storage/a.png');
  });

  test.each([
    ['ทุนเรียนดี', encodeURIComponent('ทุนเรียนดี')],
    ['../application/7', '..%2Fapplication%2F7'],
    ['a?b#c', 'a%3Fb%23c'],
  ])('a slug cannot leave its segment: %s', (slug, segment) => {
    expect(endpointAddress(campaign, { slug })).toBe(`/api/scholarship-campaign/${segment}`);
  });

  test('keeps the trailing slash that the specification writes', () => {
    expect(fillEndpointPath('scholarship-application/{id}/start-confirm/', { id: '7' })).toBe(
      'scholarship-application/7/start-confirm/',
    );
  });
});

test.each([
  ['file/', 'never', 'file'],
  ['file', 'never', 'file'],
  ['file/', 'always', 'file/'],
  ['file', 'always', 'file/'],
  ['file/', undefined, 'file/'],
] as const)('the end of %j for a server with trailing slash "%s" is %j', (path, trailingSlash, ended) => {
  expect(withTrailingSlash(path, trailingSlash)).toBe(ended);
});

test('every request has the headers Accept and Accept-Language, and a token if there is one', () => {
  const accept = { Accept: 'application/json, text/plain, */*' };
  expect(requestHeaders('th')).toEqual({ ...accept, 'Accept-Language': 'th' });
  expect(requestHeaders('en', '')).toEqual({ ...accept, 'Accept-Language': 'en' });
  expect(requestHeaders('en', 't')).toEqual({ ...accept, 'Accept-Language': 'en', 'X-Application-Token': 't' });
});

test('a page names its step to the own server, whose log is counted, and to no other', async () => {
  expect(requestHeaders('th', '', 'bachelor.education')).toHaveProperty('X-Step', 'bachelor.education');
  vi.resetModules();
  vi.doMock('#environment', async (original) => ({ ...(await original()), PUBLIC_API_ORIGIN: 'https://api.test' }));
  const other = await import('../../src/api/request-headers.ts');
  expect(other.requestHeaders('th', '', 'bachelor.education')).not.toHaveProperty('X-Step');
  vi.doUnmock('#environment');
  vi.resetModules();
});
