import { join, relative } from 'node:path';
import ts from 'typescript';
import type { Variable } from '../../src/config/variables.ts';
import type { Scratch } from './scratch.ts';

const FOLDERS = ['src', 'tests', 'e2e'];
const ENVIRONMENT = '.astro/env.d.ts';

const typeOf = ({ kind, required, fallback }: Variable): string => {
  if (kind === 'switch') return 'boolean';
  return required === 'always' || fallback !== undefined ? 'string' : 'string | undefined';
};
/** What `astro sync` writes of the variables that pages read. */
async function environmentTypes(root: string): Promise<string> {
  const path = join(root, 'src/config/variables.ts');
  const { VARIABLES } = (await import(path)) as { readonly VARIABLES: Readonly<Record<string, Variable>> };
  const read = Object.entries(VARIABLES).filter(([, variable]) => !variable.onServer);
  const lines = read.map(([name, variable]) => `export const ${name}: ${typeOf(variable)};`);
  return `declare module 'astro:env/client' {\n${lines.join('\n')}\n}\n`;
}

/** A file without its text is left out. */
export type Changed = ReadonlyMap<string, string | undefined>;

/** Tells what the compiler says of files and of those that import them. */
export async function openTypes({ root }: Scratch) {
  const environment = join(root, ENVIRONMENT);
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile.bind(ts.sys)) as { config: object };
  const include = { ...config, include: FOLDERS };
  const { options, fileNames } = ts.parseJsonConfigFileContent(include, ts.sys, root);
  const own = new Map([[environment, await environmentTypes(root)]]);
  const parsed = new Map<string, ts.SourceFile>();
  let program: ts.Program | undefined;

  const programWith = (changed: Changed): ts.Program => {
    const texts = new Map<string, string | undefined>([
      ...own,
      ...[...changed].map(([file, text]) => [join(root, file), text] as const),
    ]);
    const host = ts.createCompilerHost(options, true);
    const exists = host.fileExists.bind(host);
    const parse = host.getSourceFile.bind(host);
    host.fileExists = (path) => (texts.has(path) ? texts.get(path) !== undefined : exists(path));
    host.getSourceFile = (path, ...rest) => {
      const text = texts.get(path);
      if (text !== undefined) return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
      if (texts.has(path)) return undefined;
      const file = parsed.get(path) ?? parse(path, ...rest);
      if (file) parsed.set(path, file);
      return file;
    };
    const roots = [...fileNames, environment].filter((path) => !texts.has(path) || texts.get(path) !== undefined);
    return ts.createProgram(roots, options, host, program);
  };

  const nameOf = (path: string): string => relative(root, path);
  const importing = (one: ts.Program, files: ReadonlySet<string>): ts.SourceFile[] =>
    one.getSourceFiles().filter((source) => {
      if (source.fileName.includes('/node_modules/')) return false;
      const folder = join(source.fileName, '..');
      const imported = ts.preProcessFile(source.text, true, false).importedFiles.map(({ fileName }) => fileName);
      return (
        files.has(nameOf(source.fileName)) ||
        imported.some((path) => path.startsWith('.') && files.has(nameOf(join(folder, path))))
      );
    });

  return (files: ReadonlySet<string>, changed: Changed = new Map()): string[] => {
    const one = programWith(changed);
    program ??= one;
    return importing(one, files).flatMap((source) =>
      one.getSemanticDiagnostics(source).map(({ messageText }) => {
        const text = ts.flattenDiagnosticMessageText(messageText, ' ');
        return `${nameOf(source.fileName)}: ${text}`;
      }),
    );
  };
}
