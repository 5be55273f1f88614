// release.sh with a real nginx that includes what it links, as the recipe sets it up: stopped, and running.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureNginx } from '../../src/tools/setup/ensure-programs.mjs';
import { freePort } from './server.ts';

let folder: string;
let port: number;
let nginx: string;

/** `nginx -t` leaves an empty file. */
const pid = (): string => {
  const file = join(folder, 'nginx.pid');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};
const run = (command: string, environment: Record<string, string> = {}) =>
  spawnSync('sh', ['-c', command], {
    env: { ...process.env, PATH: `${folder}/bin:${process.env['PATH'] ?? ''}`, ...environment },
    encoding: 'utf8',
  });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'first-release-'));
  port = await freePort();
  writeFileSync(
    join(folder, 'main.conf'),
    [
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `pid ${folder}/nginx.pid;`,
      `error_log ${folder}/error.log;`,
      'events {}',
      `http { access_log off; include ${folder}/site/deploy/nginx.conf; }`,
    ].join('\n'),
  );
  nginx = `${await ensureNginx()} -p ${folder} -c ${folder}/main.conf`;
  mkdirSync(join(folder, 'bin'));
  // What systemd does: it starts what does not run, and else reloads it.
  const systemctl = `#!/bin/sh
[ "$1 $2" = "reload-or-restart nginx" ] || exit 1
if [ -s ${folder}/nginx.pid ]; then exec ${nginx} -s reload; else exec ${nginx}; fi
`;
  writeFileSync(join(folder, 'bin/systemctl'), systemctl);
  chmodSync(join(folder, 'bin/systemctl'), 0o755);
});
afterEach(async () => {
  if (pid() !== '') run(`${nginx} -s stop`);
  await vi.waitFor(() => expect(pid()).toBe(''), 5000);
  rmSync(folder, { recursive: true });
});

function build(name: string): string {
  const root = join(folder, name);
  mkdirSync(join(root, 'dist/_astro'), { recursive: true });
  mkdirSync(join(root, 'deploy'));
  writeFileSync(join(root, 'dist/index.html'), name);
  writeFileSync(join(root, 'deploy/nginx.conf'), `server { listen 127.0.0.1:${port};\nroot /srv/admissions/dist; }\n`);
  run(`cd ${root} && find dist deploy -type f -exec sha256sum {} + >list && mv list deploy/files.sha256`);
  return root;
}
const release = (name: string, reload: Record<string, string> = {}) =>
  run(`sh src/tools/deploy/release.sh new ${build(name)}`, {
    SITE: join(folder, 'site'),
    CHECK: `${nginx} -t`,
    ...reload,
  });
/** Workers of before go on for a moment. */
const serves = (name: string) =>
  vi.waitFor(async () => expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe(name), 5000);

test('the first release starts an nginx that does not run, and the second reloads it', async () => {
  expect(release('one')).toMatchObject({ status: 0 });
  await serves('one');
  const first = pid();
  expect(release('two')).toMatchObject({ status: 0 });
  await serves('two');
  expect(pid()).toBe(first);
});

test('without systemd, nginx is started by hand after the first release', async () => {
  const byHand = { RELOAD: `${nginx} -s reload` };
  expect(run(nginx).stderr).toContain('deploy/nginx.conf" failed');
  const { status, stderr } = release('one', byHand);
  expect([status, stderr]).toEqual([1, expect.stringContaining('start nginx')]);
  expect(run(nginx).status).toBe(0);
  await serves('one');
  expect(release('two', byHand)).toMatchObject({ status: 0 });
  await serves('two');
});
