import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { ROOT } from '../../../src/tools/setup/paths.mjs';

const folder = mkdtempSync(join(tmpdir(), 'stop-'));
afterAll(() => rmSync(folder, { recursive: true }));

const moduleAt = (name: string): string => pathToFileURL(join(ROOT, 'src/tools/setup', name)).href;

/** A program of ours that starts one that starts another, as `npm test` starts Playwright and that a browser. */
const PROGRAM = `
import { runMain } from '${moduleAt('cli.mjs')}';
import { runProcess } from '${moduleAt('run-process.mjs')}';
const inner = \`console.log('inner', process.pid); setInterval(() => undefined, 1000)\`;
const outer = \`console.log('outer', process.pid);
  require('node:child_process').spawn(process.execPath, ['-e', \${JSON.stringify(inner)}], { stdio: 'inherit' });
  setInterval(() => undefined, 1000)\`;
await runMain(async () => {
  console.log('program', process.pid);
  await runProcess(process.execPath, ['-e', outer], process.env, { print: true });
  console.log('went on');
});
`;
writeFileSync(join(folder, 'program.mjs'), PROGRAM);
writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node program.mjs' } }));

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each([
  ['SIGTERM', "npm's process alone", 1],
  ['SIGINT', 'the whole group, as Ctrl+C does', -1],
] as const)(
  '%s to %s ends everything that it started',
  async (signal, _whom, sign) => {
    const npm = spawn('npm', ['start'], { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
    let said = '';
    npm.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const ended = new Promise((resolve) => npm.once('close', resolve));
    await vi.waitFor(() => expect(said).toMatch(/inner \d/), { timeout: 60_000 });
    const started = [...said.matchAll(/(?:program|outer|inner) (\d+)/g)].map(([, pid]) => Number(pid));
    expect(started).toHaveLength(3);

    process.kill(sign * (npm.pid ?? 0), signal);
    await ended;
    await vi.waitFor(() => expect(started.filter(isRunning)).toEqual([]), { timeout: 60_000 });
    expect(said).not.toContain('went on');
  },
  120_000,
);
