import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureNginx, nginxBrotliModule } from '../setup/ensure-programs.mjs';

export interface LocalNginx {
  readonly port: number;
  /** All logs so far. */
  readonly logs: () => string;
  readonly log: (name: string) => string;
  readonly close: () => Promise<void>;
}

/** nginx writes only below `folder` and so needs no rights. */
const mainConfiguration = (folder: string, site: string): string =>
  [
    ...(nginxBrotliModule() ? [`load_module ${nginxBrotliModule()};`] : []),
    // As root, nginx would switch to a user that cannot read root's build.
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

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** @throws {Error} with nginx's output when it does not start */
export async function startNginx(port: number, site: (logs: string) => string): Promise<LocalNginx> {
  const program = await ensureNginx();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const logs = join(folder, 'logs');
  mkdirSync(logs);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, mainConfiguration(folder, site(logs)));

  const child = spawn(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await isListening(port))) {
    if (child.exitCode !== null) {
      await close();
      throw new Error(`nginx did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const log = (name: string): string => readFileSync(join(logs, name), 'utf8');
  return { port, logs: () => readdirSync(logs).map(log).join(''), log, close };
}
