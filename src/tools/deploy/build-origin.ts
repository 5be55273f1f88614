import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const COMMIT_LENGTH = 12;

/** Sources that were copied into another repository must not be described by its commit. */
export function commitOf(sources: string): string | undefined {
  if (!existsSync(join(sources, '.git'))) return undefined;
  const git = (...parameters: readonly string[]): string | undefined => {
    const { status, stdout } = spawnSync('git', parameters, { cwd: sources, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const commit = git('rev-parse', '--verify', '--quiet', `--short=${COMMIT_LENGTH}`, 'HEAD');
  return commit && `${commit}${git('status', '--porcelain') === '' ? '' : ' with changes'}`;
}

/** `release.sh list` prints this about a build. */
export const buildOrigin = (sources: string, builtAt: Date): string =>
  `built ${builtAt.toISOString().replace(/\.\d+/, '')} from ${commitOf(sources) ?? 'an unknown commit'}`;
