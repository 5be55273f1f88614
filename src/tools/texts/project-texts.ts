import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The files of the project as they are now, or as they were; `undefined` where there is none. */
export type ReadBytes = (path: string) => Promise<Buffer | undefined>;
export type ReadText = (path: string) => Promise<string | undefined>;

const run = promisify(execFile);

async function git(root: string, ...parameters: string[]): Promise<string | undefined> {
  const done = run('git', ['-C', root, ...parameters], { maxBuffer: 50_000_000 });
  return done.then(
    ({ stdout }) => stdout,
    () => undefined,
  );
}

export const filesOf =
  (root: string): ReadBytes =>
  (path) =>
    readFile(join(root, path)).catch(() => undefined);

export const textOf =
  (read: ReadBytes): ReadText =>
  async (path) =>
    (await read(path))?.toString('utf8').replaceAll('\r\n', '\n');

/** The texts before a change, and the files that it touches. */
export interface Base {
  readonly read: ReadText;
  readonly changed: readonly string[];
}

const linesOf = (text = ''): string[] => text.split('\n').filter((line) => line !== '');

/**
 * The common ancestor with the main branch; none without git or in a clone that lacks it.
 * @param environment of a pipeline: GitLab names the commit that a change started from, GitHub the branch that it is for
 */
export async function openBase(root: string, environment: NodeJS.Dict<string>): Promise<Base | undefined> {
  const { CI_MERGE_REQUEST_DIFF_BASE_SHA: start, GITHUB_BASE_REF: target } = environment;
  const named = [start, target && `origin/${target}`].flatMap((name) => name || []);
  for (const name of [...named, 'origin/HEAD', 'origin/main', 'main']) {
    const commit = (await git(root, 'merge-base', 'HEAD', name))?.trim();
    if (commit) {
      const [changed, added] = await Promise.all([
        git(root, 'diff', '--name-only', '--relative', commit),
        git(root, 'ls-files', '--others', '--exclude-standard'),
      ]);
      return {
        read: (path) => git(root, 'show', `${commit}:./${path}`),
        changed: [...linesOf(changed), ...linesOf(added)],
      };
    }
  }
  return undefined;
}
