import { convertToTSX } from '@astrojs/compiler/sync';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { CODE, ROOT, filesIn, read } from './sources.ts';

const LOCALE_FOLDER = join(ROOT, 'locales/th/');

const SITE = filesIn('src', CODE).filter((file) => !/^src\/(?:sandbox|tools)\//.test(file));
/** Whatever the answer follows from. */
const INPUTS = [
  ...SITE,
  ...filesIn('locales/th', /\.json$/),
  ...['tests/architecture/used-messages.ts', 'tsconfig.json', 'package-lock.json'],
];
const REMEMBERED = join(ROOT, '.cache/used-messages.json');

/** Every module of the site, `.astro` files as the TSX they stand for. */
function programOfSite(): ts.Program {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile.bind(ts.sys)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const host = ts.createCompilerHost(options, true);
  const pages = new Map(
    SITE.filter((file) => file.endsWith('.astro')).map((file) => [
      join(ROOT, `${file}.tsx`),
      convertToTSX(read(file), { filename: join(ROOT, file), includeScripts: true }).code,
    ]),
  );
  const modules = SITE.filter((file) => !file.endsWith('.astro'));
  const readText = host.readFile.bind(host);
  const exists = host.fileExists.bind(host);
  const parse = host.getSourceFile.bind(host);
  host.readFile = (path) => pages.get(path) ?? readText(path);
  host.fileExists = (path) => pages.has(path) || exists(path);
  host.getSourceFile = (path, ...rest) => {
    const text = pages.get(path);
    return text === undefined ? parse(path, ...rest) : ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  };
  const roots = [...modules.map((file) => join(ROOT, file)), ...pages.keys(), join(ROOT, '.astro/types.d.ts')];
  return ts.createProgram(roots, { ...options, noEmit: true }, host);
}

/** `…/locales/th/footer.json`, the property `fax` in it: `footer.fax`. */
function keyOf(declaration: ts.Declaration): string | undefined {
  const file = declaration.getSourceFile().fileName;
  if (!file.startsWith(LOCALE_FOLDER) || !ts.isPropertyAssignment(declaration)) return undefined;
  const names: string[] = [];
  for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isPropertyAssignment(node)) names.unshift((node.name as ts.StringLiteral).text);
  }
  return [file.slice(LOCALE_FOLDER.length, -'.json'.length), ...names].join('.');
}

/**
 * Keys of messages that code reads, such as `footer.fax`; one that stands for all below it ends with `.*`. Reading a key by a variable
 * counts for every value that its type allows. The compiler needs many seconds: the answer is remembered while no input changes.
 */
export function usedMessages(): Set<string> {
  const hash = createHash('sha256');
  for (const file of INPUTS) hash.update(`${file}\0${read(file)}\0`);
  const inputs = hash.digest('hex');
  if (existsSync(REMEMBERED)) {
    const remembered = JSON.parse(readFileSync(REMEMBERED, 'utf8')) as { inputs: string; used: string[] };
    if (remembered.inputs === inputs) return new Set(remembered.used);
  }
  const used = findUsedMessages();
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(REMEMBERED, JSON.stringify({ inputs, used: [...used] }));
  return used;
}

function findUsedMessages(): Set<string> {
  const program = programOfSite();
  const checker = program.getTypeChecker();
  const used = new Set<string>();
  const keysOf = (symbol: ts.Symbol | undefined): string[] =>
    (symbol?.declarations ?? []).flatMap((declaration) => keyOf(declaration) ?? []);
  const use = (symbol: ts.Symbol | undefined, ending = ''): void => {
    for (const key of keysOf(symbol)) used.add(key + ending);
  };
  const useProperty = (type: ts.Type, name: string): void => use(checker.getPropertyOfType(type, name));
  const useAll = (type: ts.Type): void => {
    for (const property of checker.getPropertiesOfType(type)) use(property, '.*');
  };
  const textsOf = (type: ts.Type): string[] =>
    (type.isUnion() ? type.types : [type]).flatMap((one) => {
      const bound = one.flags & ts.TypeFlags.TypeParameter ? checker.getBaseConstraintOfType(one) : undefined;
      if (bound !== undefined) return textsOf(bound);
      return one.isStringLiteral() ? [one.value] : [];
    });

  /** A message that is handed on under another name, `[as, message]`: it is read where the other one is. */
  const handedOn: (readonly [as: string, message: string])[] = [];

  /** An object of messages that is handed on as another type is read by the names of that type. */
  const useAs = (node: ts.Expression): void => {
    const type = checker.getTypeAtLocation(node);
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Union | ts.TypeFlags.Intersection))) return;
    const isMessages = checker.getPropertiesOfType(type).some((property) => keysOf(property).length > 0);
    if (!isMessages) return;
    const context = checker.getContextualType(node);
    const wanted = context && checker.getNonNullableType(context);
    for (const property of wanted ? checker.getPropertiesOfType(wanted) : []) {
      const own = keysOf(checker.getPropertyOfType(type, property.name));
      const others = keysOf(property);
      if (others.length === 0) own.forEach((key) => used.add(key));
      for (const as of others) handedOn.push(...own.filter((key) => key !== as).map((key) => [as, key] as const));
    }
  };

  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) use(checker.getSymbolAtLocation(node.name));
    if (ts.isElementAccessExpression(node)) {
      const type = checker.getTypeAtLocation(node.expression);
      for (const name of textsOf(checker.getTypeAtLocation(node.argumentExpression))) useProperty(type, name);
    }
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name) && !node.dotDotDotToken) {
        useProperty(checker.getTypeAtLocation(node.parent), name.text);
      }
    }
    if (ts.isCallExpression(node) && /^Object\.(?:entries|keys|values)$/.test(node.expression.getText())) {
      const [table] = node.arguments;
      if (table) useAll(checker.getTypeAtLocation(table));
    }
    if (ts.isJsxSpreadAttribute(node)) useAll(checker.getTypeAtLocation(node.expression));
    if (
      ts.isExpression(node) &&
      (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
    ) {
      useAs(node);
    }
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles()) {
    if (source.fileName.startsWith(join(ROOT, 'src/')) && !source.isDeclarationFile) visit(source);
  }
  for (const [as, message] of handedOn) if (used.has(as)) used.add(message);
  return used;
}
