import { describe, expect, test } from 'vitest';
import { contract } from '../../../src/api/contract/all.ts';
import { hostNames } from '../../../src/tools/deploy/host-names.ts';
import { CALL_LIMITS } from '../../../src/tools/deploy/limits.ts';
import type { Forwards } from '../../../src/tools/deploy/nginx.ts';
import { nginxConfiguration } from '../../../src/tools/deploy/nginx.ts';

const configurationFor = (address: string, forwards: Forwards = {}): string => {
  const hosts = hostNames({ PUBLIC_SITE_URL: address });
  const target = { hosts, root: '/site', lasting: '/kept', logs: '/logs', forwards, brotli: false, limited: true };
  return nginxConfiguration({ documents: [], notFound: [], shared: [], loose: [] }, target);
};

const serversOf = (address: string): string[] => configurationFor(address).match(/^server \{[^]*?\n\}/gm) ?? [];

describe('a site on https', () => {
  const [, plain = '', secure = ''] = serversOf('https://admissions.example');

  test('responds on port 80 to whoever issues its certificate, and sends everybody else to https', () => {
    expect(plain).toContain('listen 80;');
    expect(secure).toContain('listen 443 ssl');
    const others = plain.replace(/ {2}location = \/healthz \{[^]*?\n {2}\}/, '');
    const locations = [...others.matchAll(/location ([^{]+) \{\s*([^}]*?)\s*\}/g)].map(([, at, does]) => [at, does]);
    expect(locations).toEqual([
      ['^~ /.well-known/acme-challenge/', 'root /var/www/html;'],
      ['/', 'return 301 https://$host$request_uri;'],
    ]);
    // At the server's own level it would answer before any location is looked for.
    expect(plain).not.toMatch(/^ {2}return/m);
  });
});

test('a site on http listens for nothing else', () => {
  const servers = serversOf('http://admissions.example');
  expect(servers).toHaveLength(2);
  expect(servers.join()).not.toMatch(/443|ssl/);
});

test.each([
  ['https://admissions.example', '$host'],
  ['https://admissions.example:8443', '$host:8443'],
  ['http://admissions.example', '$host'],
  ['http://admissions.example:8080', '$host:8080'],
])('the API behind %s hears of visitors at %s', (address, host) => {
  const named = configurationFor(address, { '/api/': 'https://back.example' }).match(/X-Forwarded-Host [^;]+/g);
  expect(new Set(named)).toEqual(new Set([`X-Forwarded-Host ${host}`]));
});

const matching = (method: string, path: string): string[] =>
  CALL_LIMITS.filter(({ paths }) => method === 'POST' && paths.includes(`/api/${path}`)).map(({ name }) => name);

test('codes, registrations and uploads of every flow are limited, and no other call is', () => {
  const limited = contract.flatMap(({ name, endpoint: { method, path } }) =>
    matching(method, path.replace(/\{\w+\}/, '7')).map((limit) => `${limit}: ${name}`),
  );
  expect(limited.sort()).toEqual(
    [
      'code: application.requestOtp',
      'code: dashboard.requestOtp',
      'code: scholarship.requestOtp',
      'code: short-course.requestOtp',
      'try: application.validateOtp',
      'try: dashboard.validateOtp',
      'try: scholarship.validateOtp',
      'try: short-course.validateOtp',
      'registration: application.initial',
      'registration: scholarship.initial',
      'registration: short-course.initial',
      'upload: application.uploadFile',
      'upload: scholarship.uploadFile',
      'upload: short-course.uploadFile',
    ].sort(),
  );
});

test('only an upload reaches the API before all of it is there', () => {
  const text = configurationFor('https://admissions.example', { '/api/': 'https://back.example' });
  const unbuffered = [...text.matchAll(/^ {2}location (\S+)[^]*?\n {2}\}/gm)].filter(([location]) =>
    location.includes('proxy_request_buffering off;'),
  );
  expect(unbuffered.map(([, head]) => head)).toEqual(['~*', '@upload_described']);
});
