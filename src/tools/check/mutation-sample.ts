/**
 * Draws changes by chance from the whole of the site and tells which ones no unit test notices
 * (docs/decisions/0012-tests.md). `npm run mutate:sample -- SEED 50`; a third parameter passes over the first ones.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { affectedBy } from '../setup/affected.mjs';
import { log, runMain } from '../setup/cli.mjs';
import { CACHE, ROOT } from '../setup/paths.mjs';
import { runProcess } from '../setup/run-process.mjs';
import { applied, mutantsOf, shuffled } from './draw-mutants.ts';

const COPY = join(CACHE, 'mutation/sample');
const SITE = /^src\/(?!sandbox\/|tools\/).*(?<!\.d)\.tsx?$/;
const UNIT_TEST = /^tests\/(?!architecture\/|built\/|recipes\/|served\/).*\.test\.tsx?$/;
/** The tests nearest to a change notice most of them, so they run first. */
const BATCHES = [8, 24, Number.POSITIVE_INFINITY];
const SHOWN_CHARACTERS = 60;

const git = (...parameters: string[]): string => execFileSync('git', parameters, { cwd: ROOT, encoding: 'utf8' });

/** The last commit, in a folder of its own: a run that is stopped leaves no change in the project. */
function openCopy(): void {
  closeCopy();
  git('worktree', 'add', '--force', '--detach', COPY, 'HEAD');
  symlinkSync(join(ROOT, 'node_modules'), join(COPY, 'node_modules'));
  symlinkSync(join(ROOT, '.astro'), join(COPY, '.astro'));
}
function closeCopy(): void {
  rmSync(COPY, { recursive: true, force: true });
  git('worktree', 'prune');
}
const read = (file: string): string => readFileSync(join(COPY, file), 'utf8');

/** Tells whether the compiler accepts another text of a file. It looks only at this file, which finds nearly all. */
function openCompiler(): (file: string, text: string) => boolean {
  const { config } = ts.readConfigFile(join(COPY, 'tsconfig.json'), ts.sys.readFile.bind(ts.sys)) as { config: object };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, COPY);
  const parsed = new Map<string, ts.SourceFile | undefined>();
  let program: ts.Program | undefined;
  return (file, text) => {
    const path = join(COPY, file);
    const host = ts.createCompilerHost(options, true);
    const parse = host.getSourceFile.bind(host);
    host.getSourceFile = (name, ...rest) => {
      if (name === path) return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
      if (!parsed.has(name)) parsed.set(name, parse(name, ...rest));
      return parsed.get(name);
    };
    program = ts.createProgram(fileNames, options, host, program);
    const source = program.getSourceFile(path);
    return program.getSyntacticDiagnostics(source).length + program.getSemanticDiagnostics(source).length === 0;
  };
}

function* batchesOf(tests: readonly string[]): Generator<readonly string[]> {
  let from = 0;
  for (const size of BATCHES) {
    if (from < tests.length) yield tests.slice(from, from + size);
    from += size;
  }
}

/** @returns the first test that fails, or undefined */
async function firstFailure(tests: readonly string[]): Promise<string | undefined> {
  for (const batch of batchesOf(tests)) {
    const program = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--root', COPY, '--project', 'unit'];
    const { code, output } = await runProcess(process.execPath, [...program, '--bail=1', '--reporter=dot', ...batch], {
      ...process.env,
      NO_COLOR: '1',
    });
    const failure = / FAIL\s+(.*)/.exec(output)?.[1];
    if (code !== 0) return failure ?? output.trim().split('\n').at(-1) ?? '';
  }
  return undefined;
}

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS)}…` : line;
};

await runMain(async () => {
  const [seed = new Date().toISOString().slice(0, 10), count = '50', passedOver = '0'] = process.argv.slice(2);
  openCopy();
  const files = git('ls-files', '-z').split('\0').filter(Boolean);
  const texts = new Map(files.filter((file) => SITE.test(file)).map((file) => [file, read(file)]));
  const mutants = await mutantsOf(texts);
  const compiles = openCompiler();
  const testsOf = (file: string): string[] =>
    affectedBy([file], files, read).files.filter((one) => UNIT_TEST.test(one));
  log(`${mutants.length} changes of ${texts.size} files, in the order of the seed ${seed}`);

  const missed: string[] = [];
  let accepted = 0;
  for (const mutant of shuffled(mutants, seed).slice(Number(passedOver))) {
    if (accepted === Number(count)) break;
    const { file, line, start, end, replacement } = mutant;
    const text = texts.get(file) ?? '';
    const changed = applied(text, mutant);
    if (!compiles(file, changed)) continue;
    accepted += 1;
    const tests = testsOf(file);
    writeFileSync(join(COPY, file), changed);
    const failure = await firstFailure(tests);
    writeFileSync(join(COPY, file), text);
    const name = `${file}:${line}: ${short(text.slice(start, end))} → ${short(replacement)}`;
    log(`${accepted}. ${name}\n   ${failure ?? `NOT NOTICED by ${tests.length} files of tests`}`);
    if (failure === undefined) missed.push(name);
  }
  closeCopy();
  for (const name of missed) log(`✗ ${name}`);
  log(`${accepted} changes of the seed ${seed}: ${accepted - missed.length} noticed, ${missed.length} not noticed`);
});
