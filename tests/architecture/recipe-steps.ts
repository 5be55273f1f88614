import { dirname } from 'node:path';
import { filesIn, read } from './sources.ts';

const PATH = /^(?:src|tests|e2e|docs|locales)\/|^\.env\.example$|^README\.md$/;
const FILE = /^[\w<>.-]+\.(?:ts|tsx|json)$/;
const NAME = /^([A-Za-z_][\w-]*)(?:\(.*\))?$/;

const everyFile = [
  ...['src', 'tests', 'e2e', 'docs', 'locales'].flatMap((folder) => filesIn(folder, /\.\w+$/)),
  '.env.example',
  'README.md',
];

export interface RecipeStep {
  readonly title: string;
  readonly marks: readonly string[];
}
export const stepsOf = (text: string): RecipeStep[] =>
  text
    .split(/^## /m)
    .flatMap((part) => part.split(/^(?=\d+\. )/m).slice(1))
    .map((step) => ({
      title: step.split(/\s+/).slice(0, 6).join(' '),
      marks: [...step.matchAll(/`([^`]+)`/g)].map(([, mark = '']) => mark),
    }));

const patternOf = (path: string): RegExp => {
  const escaped = path.replace(/[.[\]()+$?^|]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll('*', '[^/]+').replace(/<\w+>/g, '[^/]+')}${path.endsWith('/') ? '' : '$'}`);
};
const matching = (path: string): string[] => everyFile.filter((file) => patternOf(path).test(file));
const folderOf = (path: string): string => (path.endsWith('/') ? path : `${dirname(path)}/`);

/** What a step names and nobody finds. */
export function lostIn({ marks }: RecipeStep): string[] {
  const paths = marks.filter((mark) => PATH.test(mark));
  const besides = marks.filter((mark) => FILE.test(mark));
  const found = paths.map((path) => [path, matching(path)] as const);
  const beside = besides.map((name) => [name, paths.flatMap((path) => matching(folderOf(path) + name))] as const);
  const files = [...found, ...beside].flatMap(([, list]) => list);
  const names = marks.filter((mark) => !besides.includes(mark)).flatMap((mark) => NAME.exec(mark)?.[1] ?? []);
  const isThere = (name: string): boolean => files.length === 0 || files.some((file) => read(file).includes(name));
  return [
    ...[...found, ...beside].flatMap(([name, list]) => (list.length === 0 ? [name] : [])),
    ...names.filter((name) => !isThere(name)),
  ];
}

/** Whether a step names a file that it changes or makes: by its path, by a pattern, or as a neighbour. */
export function namesFile({ marks }: RecipeStep, file: string): boolean {
  const paths = marks.filter((mark) => PATH.test(mark));
  const besides = marks.filter((mark) => FILE.test(mark));
  const beside = besides.flatMap((name) => paths.map((path) => folderOf(path) + name));
  return [...paths, ...beside].some((path) => patternOf(path).test(file));
}
