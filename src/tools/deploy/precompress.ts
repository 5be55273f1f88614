import { CAMPAIGNS_FILE } from '../../config/flow-registry.ts';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:html|m?js|css|json|webmanifest|svg|xml|txt|wasm)$/;
/** The server's operator may change this file, and a compressed copy would still contain the old list. */
const CHANGED_BY_HAND = CAMPAIGNS_FILE.slice(1);
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Files are compressed at the highest level, because it is done once per build. */
export async function precompress(root: string): Promise<void> {
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  const compress = async (path: string): Promise<void> => {
    const body = await readFile(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    await writeFile(`${path}.br`, await brotli(body, { params }));
    await writeFile(`${path}.gz`, await zip(body, { level: 9 }));
  };
  const found = files.filter(
    (entry) => entry.isFile() && COMPRESSIBLE.test(entry.name) && entry.name !== CHANGED_BY_HAND,
  );
  await Promise.all(found.map(({ parentPath, name }) => compress(join(parentPath, name))));
}
