import { describe, expect, test } from 'vitest';
import { hostNames } from '../../../src/tools/deploy/host-names.ts';
import type { Forwards } from '../../../src/tools/deploy/nginx-forward.ts';
import { nginxConfiguration } from '../../../src/tools/deploy/nginx.ts';

const configurationFor = (address: string, forwards: Forwards = {}): string => {
  const hosts = hostNames({ PUBLIC_SITE_URL: address });
  const target = { hosts, root: '/site', logs: '/logs', forwards, brotli: false };
  return nginxConfiguration({ documents: [], notFound: [], loose: [] }, target);
};

const serversOf = (address: string): string[] => configurationFor(address).match(/^server \{[^]*?\n\}/gm) ?? [];

describe('a site on https', () => {
  const [unknown = '', plain = '', secure = ''] = serversOf('https://admissions.example');

  test('answers on port 80 to whoever issues its certificate, and sends everybody else to https', () => {
    expect(plain).toContain('listen 80;');
    const locations = [...plain.matchAll(/location ([^{]+) \{\s*([^}]*?)\s*\}/g)].map(([, at, does]) => [at, does]);
    expect(locations).toEqual([
      ['^~ /.well-known/acme-challenge/', 'root /var/www/html;'],
      ['/', 'return 301 https://$host$request_uri;'],
    ]);
    // At the server's own level it would answer before any location is looked for.
    expect(plain).not.toMatch(/^ {2}return/m);
  });

  test('reads its certificate from a file that no build writes', () => {
    expect(secure).toContain('listen 443 ssl');
    expect(secure).toContain('include snippets/admissions-tls.conf;');
    expect(unknown).toContain('ssl_reject_handshake on;');
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
