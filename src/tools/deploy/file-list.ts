import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The folder of the pages in a build that is copied to a server (docs/recipes/deploy.md). */
const PAGES = 'dist';

/**
 * Lists every file below a folder with its hash, in the format of `sha256sum`, so that a server without Node can tell
 * whether a copy of the build is whole.
 */
export async function fileList(root: string): Promise<string> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .sort();
  const lines = await Promise.all(
    paths.map(async (path) => {
      const hash = createHash('sha256').update(await readFile(join(root, path)));
      return `${hash.digest('hex')}  ${PAGES}/${path}\n`;
    }),
  );
  return lines.join('');
}
