import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { LOCALES } from '../../../config/locales.ts';
import type { Project } from '../files/project.ts';
import { PICTURE_FOLDER } from '../policies/pictures.ts';

const FOLDERS = ['locales', 'src/content/policies'];

/** The texts with which changes are compared. */
export interface Baseline {
  /** Without a history: when the files were read. */
  readonly openedAt?: Date;
  readonly changedPaths: () => Promise<string[]>;
  /** The file's text at that time; empty if there was no file. */
  readonly read: (path: string) => Promise<string>;
}

/** @throws when git is missing or fails */
export type RunGit = (root: string, ...parameters: string[]) => Promise<string>;

const run = promisify(execFile);
const runGitItself: RunGit = async (root, ...parameters) => {
  const { stdout } = await run('git', ['-C', root, ...parameters], { maxBuffer: 50_000_000 });
  return stdout;
};

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

const ofCommit = (root: string, runGit: RunGit): Baseline => ({
  changedPaths: async () => {
    const [changed, added] = await Promise.all([
      runGit(root, 'diff', '--name-only', '--relative', 'HEAD', '--', ...FOLDERS),
      runGit(root, 'ls-files', '--others', '--exclude-standard', '--', ...FOLDERS),
    ]);
    return linesOf(changed + added).sort();
  },
  read: (path) => runGit(root, 'show', `HEAD:./${path}`).catch(() => ''),
});

async function everyPath({ names }: Project): Promise<string[]> {
  const folders = [
    ...LOCALES.flatMap((locale) => [`locales/${locale}`, `src/content/policies/${locale}`]),
    PICTURE_FOLDER,
  ];
  const lists = folders.map(async (folder) => (await names(folder)).map((name) => `${folder}/${name}`));
  return (await Promise.all(lists)).flat().filter((path) => /\.(?:json|md|png|jpg|webp)$/.test(path));
}

async function ofThisMoment(project: Project): Promise<Baseline> {
  const then = new Map<string, string>();
  for (const path of await everyPath(project)) then.set(path, await project.read(path));
  return {
    openedAt: new Date(),
    changedPaths: async () => {
      const paths = await everyPath(project);
      const isSame = await Promise.all(paths.map(async (path) => then.get(path) === (await project.read(path))));
      return paths.filter((_path, index) => isSame[index] === false);
    },
    read: (path) => Promise.resolve(then.get(path) ?? ''),
  };
}

/** The last commit, or the current files. */
export async function openBaseline(project: Project, runGit: RunGit = runGitItself): Promise<Baseline> {
  const hasCommit = await runGit(project.root, 'rev-parse', '--verify', 'HEAD:./locales').then(
    () => true,
    () => false,
  );
  return hasCommit ? ofCommit(project.root, runGit) : ofThisMoment(project);
}
