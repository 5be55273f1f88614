import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../../setup/paths.mjs';

/** A text formatted as by `npm run format`. */
export async function formatted(path: string, text: string): Promise<string> {
  const options = await resolveConfig(join(ROOT, path));
  return format(text, { ...options, plugins: [], filepath: path });
}
