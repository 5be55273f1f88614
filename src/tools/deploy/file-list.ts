import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Where the list is kept beside the build; it cannot hold its own hash. */
export const LIST = 'deploy/files.sha256';

async function linesOf(name: string, root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => `${name}/${path}` !== LIST)
    .sort();
  return Promise.all(
    paths.map(async (path) => {
      const hash = createHash('sha256').update(await readFile(join(root, path)));
      return `${hash.digest('hex')}  ${name}/${path}\n`;
    }),
  );
}

/**
 * Lists every file of a build with its hash, in the format of `sha256sum`, so that a server without Node can tell
 * whether a copy of the build is whole (docs/recipes/deploy.md).
 */
export async function fileList(folders: { readonly dist: string; readonly deploy: string }): Promise<string> {
  const lines = [...(await linesOf('dist', folders.dist)), ...(await linesOf('deploy', folders.deploy))];
  return lines.join('');
}
