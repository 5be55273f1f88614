import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { RunGit } from '../../../src/tools/studio/changes/baseline.ts';
import { createStudio } from '../../../src/tools/studio/create-studio.ts';
import { ROOT } from '../../architecture/sources.ts';

const PARTS = ['locales', 'src/content/policies', 'docs/recipes/add-a-message.md'];
const ADDRESS = 'http://localhost:4325';

/** Later than the day of every policy. */
export const TODAY = '2031-05-20';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const noGit: RunGit = () => Promise.reject(new Error('git is absent'));

/** The texts of this project in a folder of their own, and the studio that edits them. */
export async function openCopy(runGit: RunGit = noGit) {
  const root = mkdtempSync(join(tmpdir(), 'studio-'));
  folders.push(root);
  PARTS.forEach((part) => cpSync(join(ROOT, part), join(root, part), { recursive: true }));
  const studio = await createStudio({ root, runGit, now: () => new Date(`${TODAY}T05:00:00Z`) });
  const send = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    studio.request(ADDRESS + path, { method: 'POST', body, headers: { Origin: ADDRESS, ...headers } });
  return {
    root,
    studio,
    send,
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    write: (path: string, text: string) => writeFileSync(join(root, path), text),
    page: async (path: string) => (await studio.request(ADDRESS + path)).text(),
    ask: async <A>(path: string, body: object): Promise<A> => (await send(path, JSON.stringify(body))).json() as A,
  };
}

export interface Answer {
  readonly saved: number;
  readonly problems: readonly {
    readonly place: string;
    readonly locale?: string;
    readonly line?: number;
    readonly text: string;
  }[];
  readonly conflicts?: readonly { readonly key: string; readonly onDisk: string }[];
}
