import { describe, expect, test } from 'vitest';
import { hostNames } from '../../../src/tools/deploy/host-names.ts';
import { nginxConfiguration } from '../../../src/tools/deploy/nginx.ts';

const serversOf = (address: string): string[] => {
  const hosts = hostNames({ PUBLIC_SITE_URL: address });
  const target = { hosts, root: '/site', logs: '/logs', forwards: {}, brotli: false };
  const text = nginxConfiguration({ documents: [], notFound: [], loose: [] }, target);
  return text.match(/^server \{[^]*?\n\}/gm) ?? [];
};

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
