import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileList, LIST } from '../../../src/tools/deploy/file-list.ts';
import { DAY_MS } from '../../../src/config/constants.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const site = (...path: readonly string[]): string => join(folder, 'site', ...path);

const listFiles = (root: string): void => {
  rmSync(join(root, LIST), { force: true });
  spawnSync('sh', ['-c', `find dist deploy -type f -exec sha256sum {} + >list && mv list ${LIST}`], { cwd: root });
};

/** A build of two pages and one script. */
function build(name: string): string {
  const root = join(folder, name);
  mkdirSync(join(root, 'dist/_astro'), { recursive: true });
  mkdirSync(join(root, 'deploy'));
  writeFileSync(join(root, 'dist/index.html'), name);
  writeFileSync(join(root, `dist/_astro/${name}.js`), name);
  writeFileSync(join(root, 'deploy/nginx.conf'), `# ${name}\nroot /srv/admissions/dist;\nroot /srv/admissions;\n`);
  writeFileSync(join(root, 'deploy/alarms.sh'), 'exit 0\n');
  writeFileSync(join(root, 'deploy/origin.txt'), `built from ${name}\n`);
  writeFileSync(join(root, 'deploy/openapi.json'), `{"info": "${name}"}`);
  listFiles(root);
  return root;
}

/** `check` and `reload` are commands, as `nginx -t` is one. */
const release = (parameters: readonly string[], { check = 'true', reload = 'true', tls = '/none' } = {}) => {
  const environment = { ...process.env, SITE: site(), CHECK: check, RELOAD: reload, TLS: tls };
  const { status, stdout, stderr } = spawnSync('sh', ['src/tools/deploy/release.sh', ...parameters], {
    env: environment,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};
const deploy = (name: string, commands?: Parameters<typeof release>[1]) => release(['new', build(name)], commands);

/** As nginx reads it at its next reload. */
const servedRoot = (): string => /root ([^;]+);/.exec(readFileSync(site('deploy/nginx.conf'), 'utf8'))?.[1] ?? '';
const page = (): string => readFileSync(join(servedRoot(), 'index.html'), 'utf8');
const scripts = (): string[] => readdirSync(join(servedRoot(), '_astro')).sort();
const names = (): string[] => readdirSync(site('releases')).sort();

test('the first build is served', () => {
  expect(deploy('one')).toMatchObject({ status: 0, stderr: '' });
  expect([page(), scripts()]).toEqual(['one', ['one.js']]);
});

test.each([
  ['a file is missing', (root: string) => rmSync(join(root, 'dist/_astro/two.js')), /1 files .* dist\/_astro\/two\.js/],
  ['a file broke off', (root: string) => writeFileSync(join(root, 'dist/index.html'), 'tw'), /dist\/index\.html/],
  [
    'the configuration broke off',
    (root: string) => writeFileSync(join(root, 'deploy/nginx.conf'), '# two\nroot'),
    /deploy\/nginx\.conf/,
  ],
  ['a program is empty', (root: string) => writeFileSync(join(root, 'deploy/alarms.sh'), ''), /deploy\/alarms\.sh/],
  ['the list is missing', (root: string) => rmSync(join(root, 'deploy/files.sha256')), /files\.sha256 is missing/],
])('half a copy is refused, and the release before stays: %s', (_what, breakIt, sentence) => {
  deploy('one');
  const root = build('two');
  breakIt(root);
  const { status, stderr } = release(['new', root]);
  expect(status).toBe(1);
  expect(stderr).toMatch(sentence);
  expect([page(), names().length]).toEqual(['one', 1]);
});

test('the list of files that a build writes is the one that the server checks', async () => {
  const root = build('one');
  mkdirSync(join(root, 'dist/a b'));
  writeFileSync(join(root, 'dist/a b/ก.txt'), 'x');
  const list = await fileList({ dist: join(root, 'dist'), deploy: join(root, 'deploy') });
  writeFileSync(join(root, LIST), list);
  expect(list).toMatch(/^[0-9a-f]{64} {2}deploy\/nginx\.conf$/m);
  expect(list).not.toContain(LIST);
  expect(release(['new', root])).toMatchObject({ status: 0, stderr: '' });
});

test('the list of networks without limits is made once, and stays', () => {
  deploy('one');
  writeFileSync(site('unlimited-networks.conf'), '192.0.2.0/24 1;\n');
  deploy('two');
  expect(readFileSync(site('unlimited-networks.conf'), 'utf8')).toBe('192.0.2.0/24 1;\n');
});

test.each([
  [5, /^The certificate ends on .*, and nothing has renewed it\.\n$/],
  [60, /^$/],
])('a certificate with %i days left', (days, said) => {
  const files = ['key.pem', 'certificate.pem'].map((name) => join(folder, name));
  const [key = '', certificate = ''] = files;
  const options = `-x509 -newkey rsa:2048 -nodes -subj /CN=x -days ${days} -keyout ${key} -out ${certificate}`;
  spawnSync('sh', ['-c', `openssl req ${options}`]);
  writeFileSync(join(folder, 'tls.conf'), `ssl_certificate     ${certificate};\nssl_certificate_key ${key};\n`);
  deploy('one');
  expect(release(['list'], { tls: join(folder, 'tls.conf') }).stderr).toMatch(said);
});

test('a release carries the OpenAPI document, which visitors cannot fetch', () => {
  deploy('one');
  expect(readFileSync(site('deploy/openapi.json'), 'utf8')).toBe('{"info": "one"}');
  expect(existsSync(join(servedRoot(), 'openapi.json'))).toBe(false);
});

test('the second is served, and the scripts of the first stay for pages that are open', () => {
  deploy('one');
  expect(deploy('two').status).toBe(0);
  expect([page(), scripts()]).toEqual(['two', ['one.js', 'two.js']]);
});

test('the way back leads to the build before, with the scripts of the newer one, and forth again', () => {
  deploy('one');
  deploy('two');
  expect(release(['back']).status).toBe(0);
  expect([page(), scripts()]).toEqual(['one', ['one.js', 'two.js']]);
  expect(release(['back']).status).toBe(0);
  expect(page()).toBe('two');
  deploy('three');
  expect(scripts()).toEqual(['one.js', 'three.js', 'two.js']);
  expect(release(['back', names()[0] ?? '']).status).toBe(0);
  expect(page()).toBe('one');
});

test.each([{ check: 'false' }, { reload: 'false' }])('what nginx refuses changes nothing: %o', (commands) => {
  deploy('one');
  const refused = deploy('two', commands);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('Served as before:');
  expect(page()).toBe('one');
  expect(release(['back']).stderr).toContain('there is no release before this one');
});

test('a first build that nginx refuses leaves no link', () => {
  expect(deploy('one', { check: 'false' }).status).toBe(1);
  expect(existsSync(site('deploy'))).toBe(false);
});

test('a first build that is right stays linked when the reload fails, because nginx cannot start without it', () => {
  const { status, stderr } = deploy('one', { reload: 'false' });
  expect([status, page()]).toEqual([1, 'one']);
  expect(stderr).toContain('start nginx');
  expect(deploy('two').status).toBe(0);
  expect(page()).toBe('two');
});

test('two days after it was replaced a build is gone, unless one could still go back to it', () => {
  for (const name of ['one', 'two', 'three']) deploy(name);
  const old = new Date(Date.now() - 3 * DAY_MS);
  for (const name of names())
    if (existsSync(site('releases', name, 'replaced'))) utimesSync(site('releases', name, 'replaced'), old, old);
  deploy('four');
  expect(names()).toHaveLength(2);
  release(['back']);
  expect(page()).toBe('three');
});

test('a folder without a build, and an unknown release, are refused with a sentence', () => {
  expect(release(['new', folder])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('there is no build') as string,
  });
  expect(release(['back', 'x'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no release x') as string,
  });
});

/** Without the names of releases, which are times. */
const list = (): string[] =>
  release(['list'])
    .stdout.replace(/^(..)[\db-]+/gm, '$1NAME')
    .trimEnd()
    .split('\n');

test('a list says which is served, where back leads, what was refused, and what each was made from', () => {
  deploy('one');
  deploy('two');
  deploy('three', { check: 'false' });
  deploy('four', { reload: 'false' });
  expect(list()).toEqual([
    '  NAME  built from one; back leads here',
    '* NAME  built from two; served now',
    '  NAME  built from three; refused by nginx',
    '  NAME  built from four; not served, because the reload failed',
  ]);
});

test('what was refused once and is served later is no longer called refused', () => {
  deploy('one');
  deploy('two', { check: 'false' });
  release(['back', names()[1] ?? '']);
  expect(list()).toEqual(['  NAME  built from one; back leads here', '* NAME  built from two; served now']);
  release(['back', names()[1] ?? ''], { reload: 'false' });
  expect(list()[1]).toBe('* NAME  built from two; served now');
});

test('a list names builds of a time when they did not say what they were made from', () => {
  const root = build('one');
  rmSync(join(root, 'deploy/origin.txt'));
  listFiles(root);
  release(['new', root]);
  expect(list()).toEqual(['* NAME  of unknown origin; served now']);
});

test('before the first release a list says that there is none', () => {
  expect(release(['list'])).toEqual({ status: 0, stdout: 'There is no release yet.\n', stderr: '' });
});

/** In milliseconds from now. */
const expiringIn = (name: string, life: number): string => {
  const root = build(name);
  mkdirSync(join(root, 'dist/.well-known'));
  const expires = new Date(Date.now() + life).toISOString();
  writeFileSync(join(root, 'dist/.well-known/security.txt'), `Contact: mailto:a@b.example\nExpires: ${expires}\n`);
  return root;
};

test('sixty days before the served security.txt expires, every command says so', () => {
  expect(release(['new', expiringIn('one', 60.5 * DAY_MS)]).stderr).toBe('');
  expect(release(['list']).stderr).toBe('');
  const day = new Date(Date.now() + 59.5 * DAY_MS).toISOString().slice(0, 10);
  const sentence = `security.txt expires on ${day}: build and release again before.\n`;
  expect(release(['new', expiringIn('two', 59.5 * DAY_MS)])).toMatchObject({ status: 0, stderr: sentence });
  expect(release(['list']).stderr).toBe(sentence);
  expect(release(['back']).stderr).toBe('');
  expect(release(['back'])).toMatchObject({ status: 0, stderr: sentence });
});

test('a file beside the releases is served by every one of them', () => {
  deploy('one');
  deploy('two');
  expect(readFileSync(site('deploy/nginx.conf'), 'utf8')).toContain(`root ${site()};`);
});
