// Comments are few, and code and comments use the words of docs/glossary.md.
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { commentsIn, proseOf } from '../../src/tools/check/comments.ts';
import { codeBelow, commentCharacters, commentShare, type SourceFile } from '../../src/tools/check/source-numbers.ts';
import { ROOT } from './sources.ts';

const SHARE = 0.1;
const SELF = 'tests/architecture/comments.test.ts';
const files = ['src', 'tests', 'e2e'].flatMap((folder) => codeBelow(ROOT, folder)).filter(({ path }) => path !== SELF);
const source = files.filter(({ path }) => path.startsWith('src/'));

/** Words this project has given up: nobody would search for what they stood for. */
const GIVEN_UP = [
  { word: /\bhouse rules?\b|\bthe house\b/, use: 'rule, architecture' },
  { word: /\bfloors?\b/, use: 'layer' },
  { word: /\bwings?\b/, use: 'program' },
  { word: /\bdoors?\b/, use: 'module, boundary' },
  { word: /\bawake\b|\bwakes?\b|\bwoken?\b|\bwaken\w*|\bwaking\b/, use: 'hydrated, hydration' },
  { word: /\bpressed[- ]early\b|\bpress-again\b/, use: 'early click' },
  { word: /\btake[- ]over\b/, use: 'hydration' },
  { word: /\blost[- ](?:code|chunk|script)\b/, use: 'chunk error' },
  { word: /\bverdicts?\b/, use: 'verified result' },
  { word: /\btwins?\b/, use: 'alternate URL, precompressed file or benchmark page' },
  { word: /\bsiblings? sites?\b/, use: 'sister site' },
  { word: /\btool cookies?\b/, use: 'analytics cookies' },
  { word: /\bsrc\/(?:engine|wake|state)\b|\bthe engine\b/, use: 'the present path' },
];

const GIVEN_UP_NAMES = new Set(
  [
    ['tellNoIntake', 'askOnce', 'isAnother', 'useLate', 'lateWords', 'tellMissingPart', 'forFlow', 'truePage'],
    ['leaveUntrue', 'faceOf', 'leaveTo', 'dropFromQuery', 'submitStep', 'leaveForNextPage', 'takeReload', 'wordsFor'],
    ['pickWords', 'addressedId', 'mayBeEmpty', 'sentIf', 'tellSaved', 'offerLeave', 'findPlace', 'canApply'],
  ].flat(),
);

/** `wakeUp` → `wake up`, `LOST_CODE` → `lost code`. */
const asWords = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .toLowerCase();

/** Names a file declares or gives to properties; what it uses of the language (`Math.floor`) is not its own. */
function namesIn({ path, text }: SourceFile): string[] {
  if (path.endsWith('.astro')) return [];
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const { name } = node as { name?: ts.Node };
    if (name !== undefined && ts.isIdentifier(name) && !ts.isPropertyAccessExpression(node)) names.add(name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return [...names];
}

test(`comments are at most ${SHARE * 100} % of the characters of src`, () => {
  const most = commentCharacters(source)
    .sort((a, b) => b.comments - b.all * SHARE - (a.comments - a.all * SHARE))
    .slice(0, 20)
    .map(({ path, comments, all }) => `${path}: ${comments} of ${all}`);
  expect(commentShare(source), most.join('\n')).toBeLessThanOrEqual(SHARE);
});

const texts = files.map((file) => ({
  path: file.path,
  names: namesIn(file),
  comments: commentsIn(file.path, file.text).map(proseOf),
}));

describe('words that were given up', () => {
  test.each(GIVEN_UP)('$word: use $use', ({ word }) => {
    const wrong = texts.flatMap(({ path, names, comments }) => [
      ...(word.test(asWords(path.replace(/\//g, ' / '))) ? [`${path} (its name)`] : []),
      ...names.filter((name) => word.test(asWords(name))).map((name) => `${path}: ${name}`),
      ...comments.filter((prose) => word.test(prose.toLowerCase())).map((prose) => `${path}: ${prose}`),
    ]);
    expect(wrong).toEqual([]);
  });

  test('names', () => {
    const wrong = texts.flatMap(({ path, names }) =>
      names.filter((name) => GIVEN_UP_NAMES.has(name)).map((name) => `${path}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});
