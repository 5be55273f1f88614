import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageSettings } from '../../e2e/support/page-settings.ts';
import { HOST_LABELS } from '../../src/config/hosts.ts';
import { sendRaw, serve, type Served } from './server.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

const on = async (label: string, path: string) => {
  const { status, headers, body } = await served.get(path, { host: `${label}.localhost` });
  const { route, locale } = pageSettings(status, body.toString());
  return { status, route, locale, to: headers.location };
};

describe('the hosts of the flows', () => {
  test.each([
    ['regisbachelor', '/', 'bachelor', 'th'],
    ['regisbachelor-dev', '/', 'bachelor', 'th'],
    ['regisbachelor', '/en', 'bachelor', 'en'],
    ['regisbachelor', '/faculty', 'bachelor.faculty', 'th'],
    ['regisbachelor', '/en/continue/7/abc', 'bachelor.continue', 'en'],
    ['regisgraduate', '/upload-document/7', 'graduate.upload-document', 'th'],
    ['regisshortcourse-dev', '/en/course', 'short-course.course', 'en'],
    ['regisscholarship', '/any-slug/faculty-type', 'scholarship.faculty-type', 'th'],
    ['regisscholarship', '/credit/redirect-kbank', 'scholarship.redirect-kbank', 'th'],
    ['dashboard', '/', 'dashboard', 'th'],
    ['dashboard-dev', '/en/status-checking', 'dashboard.status-checking', 'en'],
    ['dashboard', '/privacy-policy', 'dashboard.privacy-policy', 'th'],
    ['dashboard', '/en/regisscholarship/any-slug', 'scholarship', 'en'],
  ])('%s %s is %s in %s', async (label, path, route, locale) => {
    expect(await on(label, path)).toMatchObject({ status: 200, route, locale });
  });

  test.each([
    ['regisbachelor', '/regisbachelor', '/'],
    ['regisbachelor', '/en/regisbachelor/faculty?a=b', '/en/faculty?a=b'],
    ['regisbachelor', '/regisbachelor//evil.example', '/evil.example'],
    ['regisbachelor', '/regisbachelor/%0d%0aSet-Cookie:x', '/%0d%0aSet-Cookie:x'],
    ['regisscholarship', '/', '/star-scholars'],
    ['regisscholarship', '/en?a=b', '/en/star-scholars?a=b'],
  ])('%s %s goes to %s', async (label, path, to) => {
    expect(await on(label, path)).toMatchObject({ status: 302, to });
  });

  test.each(['/privacy-policy', '/en/cookies-policy', '/status-checking/dashboard?a=b'])(
    'what another host has is sent there: %s',
    async (path) => {
      expect(await on('regisbachelor', path)).toMatchObject({
        status: 302,
        to: `http://localhost:${served.nginx.port}${path}`,
      });
    },
  );

  test.each(['/nope', '/education/nope', '/\\evil.example', '/regisbachelor/\\evil.example'])(
    '%s is nowhere',
    async (path) => {
      expect(await on('regisbachelor', path)).toMatchObject({ status: 404, to: undefined });
    },
  );

  test.each(HOST_LABELS)('%s has the files that every host has', async (label) => {
    expect(await on(label, '/favicon.svg')).toMatchObject({ status: 200 });
    expect(await on(label, '/_astro/none.js')).toMatchObject({ status: 404 });
  });
});

test.each(['evil.example', 'regisbachelor.evil.example', 'regisdoctorate.localhost', 'localhost.evil.example'])(
  'a host that is not ours gets nothing: "%s"',
  async (host) => {
    expect(await sendRaw(served.nginx.port, `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).toBe('');
  },
);
