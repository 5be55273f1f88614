import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliModule, findNginx } from '../setup/nginx.mjs';

export interface LocalNginx {
  readonly port: number;
  /** Everything in its access and error logs so far. */
  readonly logs: () => string;
  readonly close: () => Promise<void>;
}

/** nginx writes only below its own folder, so that it needs no rights. */
const frame = (folder: string, site: string): string =>
  [
    ...(brotliModule() ? [`load_module ${brotliModule()};`] : []),
    // Only root's nginx changes its user; it must read what root built.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    'events { worker_connections 1024; }',
    'http {',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`),
    site,
    '}',
    '',
  ].join('\n');

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/**
 * Starts a real nginx without rights of its own, in a folder that is thrown away.
 * @param site text for its `http` level; gets the folder for its logs
 * @throws {Error} with nginx' own words when it does not start
 */
export async function startNginx(port: number, site: (logs: string) => string): Promise<LocalNginx> {
  const program = await findNginx();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const logs = join(folder, 'logs');
  mkdirSync(logs);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, frame(folder, site(logs)));

  const child = spawn(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await answers(port))) {
    if (child.exitCode !== null) {
      await close();
      throw new Error(`nginx did not start:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const read = (name: string): string => readFileSync(join(logs, name), 'utf8');
  return { port, logs: () => read('admissions.log') + read('admissions-error.log'), close };
}
