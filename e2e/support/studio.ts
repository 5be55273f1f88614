import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../src/tools/setup/paths.mjs';
import { test as base } from './fixtures.ts';

interface Studio {
  readonly address: string;
  readonly path: (path: string) => string;
}

const addressOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const address = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (address !== undefined) resolve(address);
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.once('exit', () => reject(new Error(said)));
  });

const PARTS = ['locales', 'src/content/policies', 'docs/recipes/add-a-message.md'];

function copyParts(root: string): void {
  for (const part of PARTS) {
    rmSync(join(root, part), { recursive: true, force: true });
    cpSync(join(ROOT, part), join(root, part), { recursive: true });
  }
}

/** A studio with a copy of the texts. It takes seconds to start, so all tests of a worker share one. */
export const test = base.extend<{ studio: Studio }, { runningStudio: Studio }>({
  runningStudio: [
    async ({}, use) => {
      const root = mkdtempSync(join(tmpdir(), 'studio-'));
      copyParts(root);
      const server = spawn(process.execPath, ['--import', 'tsx', 'src/tools/studio/serve.ts'], {
        cwd: ROOT,
        env: { ...process.env, STUDIO_ROOT: root, STUDIO_PORT: '0' },
      });
      const ended = new Promise((resolve) => server.once('close', resolve));
      await use({ address: await addressOf(server), path: (path) => join(root, path) });
      server.kill('SIGTERM');
      await ended;
      rmSync(root, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  studio: async ({ page, runningStudio }, use) => {
    copyParts(runningStudio.path(''));
    await use(runningStudio);
    // The page sends requests while an editor types; those that are pending end with the page.
    await page.close();
  },
});
