// A comment that cites a document of docs/ names one that exists, and a section that it has.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commentsIn, proseOf } from '../../src/tools/check/comments.ts';
import { ROOT, filesIn, read } from './sources.ts';

const NUMBERS = String.raw`\d+(?:(?:, | and )\d+)*`;
const CITATION = new RegExp(
  String.raw`(?<![\w/.-])(docs/[\w/.-]+?\.md)(?:,? \(?sections? (${NUMBERS})|, (\d+)\.(\d+)(?:(?:, | and )(?:\d+\.)?\d+)*)?`,
  'g',
);
/** A decision page that is named without its ending. */
const UNFINISHED = /\bdocs\/decisions\/\d{4}(?![\w-]*\.md)/;
const REFUSED = [
  { form: 'the specification without its path', pattern: /\b(?:spec|specification),? \(?sections? \d/i },
  { form: 'a decision without its path', pattern: /(?<![-\w/])decisions(?:\.md)?,? (?:section )?\d/i },
  { form: 'a document that is not in the repository', pattern: /\bhouse\.md\b/ },
  { form: 'a guess without its tag (@chosen)', pattern: /not given by the spec|; chosen\b|(?:^|\. )Chosen[.:]/ },
];

const comments = ['src', 'tests', 'e2e']
  .flatMap((folder) => filesIn(folder, /\.(?:ts|tsx|mjs|astro|css)$/))
  .filter((file) => file !== 'tests/architecture/citations.test.ts')
  .flatMap((file) => commentsIn(file, read(file)).map((comment) => ({ file, prose: proseOf(comment) })));

/** Whether a document has a section, and in it a point: `## 6. Payment`, below it `3. Card: …`. */
function hasSection(document: string, section: string, point?: string): boolean {
  const [, ...sections] = `\n${read(document)}`.split(/\n## (?=\d+\. )/);
  const text = sections.find((part) => part.startsWith(`${section}. `));
  return text !== undefined && (point === undefined || new RegExp(String.raw`^${point}\. `, 'm').test(text));
}

function faultsOf(prose: string): string[] {
  return [...prose.matchAll(CITATION)].flatMap(([citation, document = '', sections, section, point]) => {
    if (!existsSync(join(ROOT, document))) return [`${document} does not exist`];
    const named = sections?.split(/, | and /) ?? (section === undefined ? [] : [section]);
    return named.every((number) => hasSection(document, number, point)) ? [] : [`no such section: ${citation}`];
  });
}

describe('citations', () => {
  test('name a document and a section that exist', () => {
    expect(comments.flatMap(({ file, prose }) => faultsOf(prose).map((fault) => `${file}: ${fault}`))).toEqual([]);
  });

  test('name a decision by its whole file name', () => {
    expect(comments.filter(({ prose }) => UNFINISHED.test(prose))).toEqual([]);
  });

  test.each(REFUSED)('never $form', ({ pattern }) => {
    expect(comments.filter(({ prose }) => pattern.test(prose))).toEqual([]);
  });

  test.each([
    ['docs/spec.md, sections 2 and 12', 1],
    ['docs/spec-decisions.md, 6.99', 1],
    ['docs/decisions/9999-nothing.md', 1],
    ['(docs/spec.md, section 9; docs/spec-decisions.md, 1.8)', 0],
  ])('%s: %i wrong', (prose, wrong) => {
    expect(faultsOf(prose)).toHaveLength(wrong);
  });
});
