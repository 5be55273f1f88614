import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { connect, type SecureVersion } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostNames } from '../../src/tools/deploy/host-names.ts';
import { nginxConfiguration } from '../../src/tools/deploy/nginx.ts';
import { startNginx, type LocalNginx } from '../../src/tools/serve/local-nginx.ts';
import { runProcess } from '../../src/tools/setup/run-process.mjs';
import { freePort, sendRaw } from './server.ts';

/** The certificate is for this name alone. */
const HOST = 'admissions.example';
/** At the level above the site, as a distribution may set it. */
const OLD_TLS = 'ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;\nssl_ciphers DEFAULT:@SECLEVEL=0;\n';

let keys: string;
let nginx: LocalNginx;
let plainPort: number;
beforeAll(async () => {
  keys = mkdtempSync(join(tmpdir(), 'tls-'));
  const [key, certificate] = [join(keys, 'key.pem'), join(keys, 'certificate.pem')];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${HOST}`];
  const { code, output } = await runProcess('openssl', [...made, '-keyout', key, '-out', certificate]);
  if (code !== 0) throw new Error(output);
  const port = await freePort();
  plainPort = await freePort();
  nginx = await startNginx(port, (logs) => {
    const snippets = join(dirname(logs), 'snippets');
    mkdirSync(snippets);
    writeFileSync(
      join(snippets, 'admissions-tls.conf'),
      `ssl_certificate ${certificate};\nssl_certificate_key ${key};\n`,
    );
    const hosts = hostNames({ PUBLIC_SITE_URL: `https://${HOST}:${port}` });
    const target = { hosts, root: keys, lasting: keys, logs, forwards: {}, brotli: false, limited: false };
    const site = nginxConfiguration({ documents: [], notFound: [], shared: [], loose: [] }, target);
    return OLD_TLS + site.replace(/(listen (?:\[::\]:)?)80\b/g, `$1${plainPort}`);
  });
});
afterAll(async () => {
  await nginx.close();
  rmSync(keys, { recursive: true });
});

/** @returns the name of the certificate and the version, or the alert with which the server ends the handshake */
const greet = (servername: string, version: SecureVersion = 'TLSv1.3'): Promise<unknown> =>
  new Promise((resolve) => {
    const versions = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT:@SECLEVEL=0' };
    const socket = connect({ port: nginx.port, servername, rejectUnauthorized: false, ...versions }, () => {
      resolve([socket.getPeerCertificate().subject.CN, socket.getProtocol()]);
      socket.end();
    });
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code));
  });

describe('a handshake', () => {
  test.each(['TLSv1.2', 'TLSv1.3'] as const)('gets the certificate of the site: %s', async (version) => {
    expect(await greet(HOST, version)).toEqual([HOST, version]);
  });

  test.each(['TLSv1', 'TLSv1.1'] as const)(
    'of an old version is refused, whatever the distribution allows: %s',
    async (version) => {
      expect(await greet(HOST, version)).toBe('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION');
    },
  );

  test('for a name that is not of the site gets no certificate', async () => {
    expect(await greet('other.example')).toBe('ERR_SSL_TLSV1_UNRECOGNIZED_NAME');
  });
});

test('without TLS, every address leads to the same one with it', async () => {
  const answer = await sendRaw(plainPort, `GET /en?a=b HTTP/1.0\r\nHost: ${HOST}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.\d 301 /);
  expect(answer).toContain(`\r\nLocation: https://${HOST}:${nginx.port}/en?a=b\r\n`);
});
