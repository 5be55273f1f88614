// Each recipe is carried out on a copy of the project: what it names suffices, and whatever is left out is named.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingMessages } from '../../src/tools/build/check-missing-messages.ts';
import { namesFile, stepsOf } from '../architecture/recipe-steps.ts';
import { read, ROOT } from '../architecture/sources.ts';
import { call } from './call.ts';
import type { Edit, Recipe } from './edit.ts';
import { field } from './field.ts';
import { flow } from './flow.ts';
import { kind } from './kind.ts';
import { route } from './route.ts';
import { edited, openScratch, textIn, type Scratch } from './scratch.ts';
import { step } from './step.ts';
import { openTypes } from './type-errors.ts';
import { word } from './word.ts';

const RECIPES: readonly (Recipe & { readonly name: string })[] = [
  { name: 'a word', ...word },
  { name: 'a field', ...field },
  { name: 'a kind of field', ...kind },
  { name: 'a step', ...step },
  { name: 'a route', ...route },
  { name: 'a call', ...call },
  { name: 'a flow', ...flow },
];
/** On a busy machine. */
const LONGEST = 600_000;
const run = promisify(execFile);

const edits: readonly Edit[] = RECIPES.flatMap((recipe) => recipe.edits);
const texts = edited(edits);
const without = (file: string, recipe: Recipe): string | undefined => {
  const left = edits.filter((edit) => edit.file === file && !recipe.edits.includes(edit));
  return edited(left).get(file) ?? (textIn(ROOT, file) || undefined);
};

let scratch: Scratch;
let typeErrors: Awaited<ReturnType<typeof openTypes>>;
beforeAll(async () => {
  scratch = openScratch();
  scratch.write(texts);
  await run(process.execPath, ['--import', 'tsx', 'src/tools/check/write-openapi.ts'], { cwd: scratch.root });
  typeErrors = await openTypes(scratch);
}, LONGEST);
afterAll(() => scratch.remove());

const VITEST = 'node_modules/vitest/vitest.mjs';
const PROJECTS = ['--project', 'unit', '--project', 'architecture'];
interface Failure {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly { readonly fullName: string; readonly failureMessages: readonly string[] }[];
}

/** What the tests of the copy say where they fail. */
async function failuresOf(tests: readonly string[]): Promise<string[]> {
  const report = '.cache/report.json';
  const parameters = [
    VITEST,
    'run',
    ...PROJECTS,
    `--testTimeout=${LONGEST}`,
    `--hookTimeout=${LONGEST}`,
    '--reporter=json',
    `--outputFile=${report}`,
    ...tests,
  ];
  scratch.write(new Map([[report, undefined]]));
  const { VITEST: _own, ...environment } = process.env;
  const ended = run(process.execPath, parameters, { cwd: scratch.root, env: environment });
  const { stderr } = await ended.catch((error: unknown) => error as { readonly stderr: string });
  const text = scratch.read(report);
  if (text === '') throw new Error(stderr);
  const { testResults } = JSON.parse(text) as { readonly testResults: readonly Failure[] };
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => [
      ...(message ? [`${name}: ${message}`] : []),
      ...assertionResults.flatMap((one) => one.failureMessages.map((why) => `${name}: ${one.fullName}: ${why}`)),
    ]);
}

const missing = () => missingMessages((path) => Promise.resolve(scratch.read(path)));

describe.each(RECIPES)('the recipe of $name', ({ recipe, follows = [], edits: own }) => {
  const steps = [recipe, ...follows].flatMap((name) => stepsOf(read(`docs/recipes/${name}.md`)));

  test('names every file that has to change', () => {
    const files = [...new Set(own.map(({ file }) => file))];
    expect(files.filter((file) => !steps.some((one) => namesFile(one, file)))).toEqual([]);
  });
});

describe('all of them, carried out', () => {
  test(
    'the compiler finds nothing',
    () => {
      expect(typeErrors(new Set(texts.keys()))).toEqual([]);
    },
    LONGEST,
  );

  test('no message is missing', async () => {
    expect(await missing()).toEqual([]);
  });

  test(
    'the tests that guard them pass',
    async () => {
      expect(await failuresOf([...new Set(RECIPES.flatMap(({ tests }) => tests))])).toEqual([]);
    },
    LONGEST,
  );
});

/** Leaves out a file, or what the recipe does in it. */
const leaveOut = (recipe: Recipe): void => {
  const { file } = recipe.leftOut;
  const text = without(file, recipe);
  expect(text).not.toBe(texts.get(file));
  scratch.write(new Map([[file, text]]));
};
const restore = ({ leftOut: { file } }: Recipe): void => scratch.write(new Map([[file, texts.get(file)]]));

describe('one thing left out', () => {
  const named = (by: string) => RECIPES.filter(({ leftOut }) => leftOut.namedBy === by);

  test.each(named('types'))(
    '$leftOut.file of $name is named by the compiler',
    (recipe) => {
      const { file, says } = recipe.leftOut;
      expect(typeErrors(new Set([file]), new Map([[file, without(file, recipe)]])).join('\n')).toContain(says);
    },
    LONGEST,
  );

  test.each(named('build'))('$leftOut.file of $name stops the build, by its name', async (recipe) => {
    leaveOut(recipe);
    const problems = await missing();
    restore(recipe);
    expect(problems.join('\n')).toContain(recipe.leftOut.says);
  });

  test(
    `each of ${named('tests')
      .map(({ leftOut }) => leftOut.file)
      .join(', ')} is named by its test`,
    async () => {
      const recipes = named('tests');
      recipes.forEach(leaveOut);
      const failures = await failuresOf(recipes.flatMap(({ leftOut }) => leftOut.tests ?? []));
      recipes.forEach(restore);
      for (const { leftOut } of recipes) {
        const own = failures.filter((failure) => leftOut.tests?.some((file) => failure.includes(file)));
        expect(own.join('\n')).toContain(leftOut.says);
      }
    },
    LONGEST,
  );
});
