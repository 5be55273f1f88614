/**
 * Prints figures that show where the code is hard to read: `npm run figures`. With revisions, one column for each: `npm
 * run figures -- v1.0 HEAD`. No figure is a limit.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CODE = /\.(?:ts|tsx|mjs|js|astro)$/;
/** Programs apart from the site. */
const PROGRAMS = ['tools', 'sandbox'];
const SMALL_FILE_LINES = 15;
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)["'](\.[^"'?#]+)/g;
const PLUGIN_FILE = /["']\.\/(src\/(?:[\w-]+\/)*build\/[\w-]+\.ts)["']/g;
/** Names of files about paying. */
const PAYMENT = /payment|charge|checkout|\bqr\b/i;

interface SourceFile {
  readonly path: string;
  readonly area: string;
  readonly lines: number;
  readonly imports: readonly string[];
}

const read = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8');
const linesOf = (text: string): number => text.split('\n').length - 1;
const areaOf = (path: string): string => /^src\/([^/]+)\//.exec(path)?.[1] ?? '';

const filesIn = (folder: string): SourceFile[] =>
  readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join('src', name))
    .filter((path) => CODE.test(path))
    .map((path) => {
      const text = read(folder, path);
      const imports = [...text.matchAll(IMPORT)].map(([, to = '']) => posix.join(dirname(path), to));
      return { path, area: areaOf(path), lines: linesOf(text), imports };
    });

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

function figuresOf(folder: string): Map<string, number> {
  const files = filesIn(folder);
  const site = files.filter(({ area }) => !PROGRAMS.includes(area));
  const plugins = [...read(folder, 'astro.config.mjs').matchAll(PLUGIN_FILE)].map(([, path = '']) => path);
  const importers = (area: string): number =>
    site.filter((file) => file.area !== area && file.imports.some((path) => areaOf(path) === area)).length;
  const areas = [...new Set(site.map(({ area }) => area))].filter(Boolean).sort();
  return new Map([
    ['files of the site', site.length],
    ['lines of the site', sum(site.map(({ lines }) => lines))],
    ['median lines of a file', median(site.map(({ lines }) => lines))],
    [`files under ${SMALL_FILE_LINES} lines`, site.filter(({ lines }) => lines < SMALL_FILE_LINES).length],
    [
      'folders that hold payment',
      new Set(site.filter(({ path }) => PAYMENT.test(path)).map((f) => dirname(f.path))).size,
    ],
    ["the build's own plug-ins", plugins.length],
    ['their lines', sum(plugins.map((path) => linesOf(read(folder, path))))],
    ['lines of tools', sum(files.filter(({ area }) => area === 'tools').map(({ lines }) => lines))],
    ['lines of the README', linesOf(read(folder, 'README.md'))],
    ...areas.map((area) => [`files outside ${area} that import from it`, importers(area)] as const),
  ]);
}

/** @throws {Error} when git does not know the revision */
function figuresAt(revision: string): Map<string, number> {
  const folder = mkdtempSync(join(tmpdir(), 'code-figures-'));
  try {
    const paths = ['src', 'README.md', 'astro.config.mjs'];
    const archive = execFileSync('git', ['archive', revision, ...paths], { cwd: ROOT, maxBuffer: 2 ** 28 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    return figuresOf(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const revisions = process.argv.slice(2);
const columns = revisions.length > 0 ? revisions.map(figuresAt) : [figuresOf(ROOT)];
const names = [...new Set(columns.flatMap((column) => [...column.keys()]))];
const WIDTH = 12;
const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(50) + cells.map((cell) => cell.slice(0, WIDTH - 2).padStart(WIDTH)).join('');
console.log(row('', revisions));
for (const name of names)
  console.log(
    row(
      name,
      columns.map((column) => String(column.get(name) ?? '')),
    ),
  );
