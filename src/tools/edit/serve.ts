// The last step of `npm run edit`. EDIT_ROOT names another clone, for tests.
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { MEDIA_TYPES } from '../deploy/headers.ts';
import { listen } from '../serve/listen.ts';
import { closeWhenStopped } from '../serve/served-build.ts';
import { log, runMain } from '../setup/cli.mjs';
import { packageFile, ROOT } from '../setup/paths.mjs';
import { ADMIN } from './admin-path.ts';
import { adminFiles } from './decap.ts';
import { unsavedFiles, unsavedSentence } from './unsaved-files.ts';

await runMain(async () => {
  const root = process.env['EDIT_ROOT'] || ROOT;
  const port = Number(process.env['EDIT_PORT']);
  const filesPort = port + 1;
  const git = (...parameters: string[]): string =>
    execFileSync('git', ['-C', root, ...parameters])
      .toString()
      .trim();
  // Each draft is a branch of its own, and decap-server commits everything that git does not ignore.
  const unsaved = unsavedFiles(root);
  if (unsaved.length > 0) throw new Error(unsavedSentence(unsaved));
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD');
  if (branch === 'HEAD') throw new Error('กรุณาเลือกสาขาก่อน / Check out a branch first: git checkout main');
  const api = `http://localhost:${filesPort}`;
  const backend = { name: 'proxy', proxy_url: `${api}/api/v1`, branch };
  const files: Readonly<Record<string, string | Buffer>> = {
    ...adminFiles(backend, [api]),
    [`${ADMIN}/decap-cms.js`]: readFileSync(packageFile('decap-cms/dist/decap-cms.js')),
    '/favicon.svg': readFileSync(`${ROOT}/public/favicon.svg`),
  };
  const proxy = spawn(process.execPath, [packageFile('decap-server/dist/index.js')], {
    env: {
      ...process.env,
      MODE: 'git',
      GIT_REPO_DIRECTORY: root,
      BIND_HOST: '127.0.0.1',
      PORT: String(filesPort),
      ORIGIN: `http://localhost:${port}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const server = await listen((request) => {
    const { pathname } = new URL(request.url);
    const path = pathname === '/' ? ADMIN : pathname.replace(/\/$/, '');
    const name = extname(path) ? path : `${path}/index.html`;
    const file = files[name];
    if (file === undefined) return new Response('Not found\n', { status: 404 });
    return new Response(typeof file === 'string' ? file : new Uint8Array(file), {
      headers: { 'Content-Type': MEDIA_TYPES[extname(name).slice(1)] ?? 'text/plain' },
    });
  }, port);
  log(`แก้ไขนโยบาย / Edit policies: http://localhost:${port}${ADMIN}/ (Ctrl-C ends it)`);
  closeWhenStopped(async () => {
    proxy.kill();
    await server.close();
  });
});
