// Every name in the contract that the specification does not write is a guess, and is marked as one: `@chosen`.
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { filesIn, read } from './sources.ts';

/** The names of fields and of query parameters in docs/spec.md, sections 3 and 7, copied by hand. */
const NAMED = new Set([
  ...['first_name', 'last_name', 'phone', 'phone_country', 'email', 'education', 'faculty_id'],
  ...['prefix_name', 'rank', 'academic_rank', 'student_no', 'scholarship_campaign_id', 'short_course_id'],
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'id', 'access_token'],
  ...['name', 'slug', 'logo', 'circle', 'files', 'info_box', 'best_offer', 'need_referral_code'],
  ...['highlight_text', 'highlight_box', 'period', 'year', 'year_readable', 'start_at_readable'],
  ...['regis_start_at_readable', 'available_type', 'postal_code', 'desktop', 'tablet', 'mobile'],
  ...['file', 'type', 'application_id', 'response', 'status', 'payment', 'token', 'dashboard_token'],
  ...['mode', 'include_dashboard_token', 'no_payment', 'degree', 'scholarship_application_id'],
]);

const CONTRACT = [
  ...filesIn('src/api/contract', /\.ts$/),
  ...['application', 'dashboard', 'lookup', 'payment', 'payment-options'].map((name) => `src/model/${name}.ts`),
];

const SCHEMA = /^v\.(?:object|strictObject|looseObject)$/;

/** The object that a schema describes, or the fields that several of them share: a constant at the top of a file. */
function describesFields(node: ts.ObjectLiteralExpression): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return SCHEMA.test(parent.expression.getText());
  return ts.isVariableDeclaration(parent) && ts.isSourceFile(parent.parent.parent.parent);
}

const isField = (property: ts.ObjectLiteralElementLike): property is ts.PropertyAssignment =>
  ts.isPropertyAssignment(property) && ts.isIdentifier(property.name) && !ts.isStringLiteralLike(property.initializer);

/** What comments before a node say after `@chosen`. */
const marksOf = (node: ts.Node, source: ts.SourceFile): string[] =>
  (ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []).flatMap(({ pos, end }) => {
    const mark = /@chosen\b([^]*)/.exec(source.text.slice(pos, end))?.[1];
    return mark === undefined ? [] : [mark.replace(/[\s*/]+$/, '').trim()];
  });

/** A mark before something that holds several fields covers all of them, all but some, or those that it names. */
const covers = (mark: string, name: string): boolean => {
  const isListed = new Set(mark.match(/\w+/g)).has(name);
  return mark === '' || (mark.startsWith('all but ') ? !isListed : isListed);
};

/** Whether a comment of the field, or of what it stands in, marks it. */
function isChosen(field: ts.PropertyAssignment, source: ts.SourceFile): boolean {
  if (marksOf(field, source).length > 0) return true;
  const name = field.name.getText();
  for (let holder: ts.Node = field.parent; !ts.isSourceFile(holder); holder = holder.parent)
    if (marksOf(holder, source).some((mark) => covers(mark, name))) return true;
  return false;
}

/** The fields of a contract that neither the specification names nor a comment marks. */
function unmarked(text: string): string[] {
  const source = ts.createSourceFile('contract.ts', text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && describesFields(node))
      for (const property of node.properties.filter(isField)) {
        const name = property.name.getText();
        if (!NAMED.has(name) && !isChosen(property, source)) found.push(name);
      }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('the names copied here stand in the specification', () => {
  const words = new Set(read('docs/spec.md').match(/\w+/g));
  expect([...NAMED].filter((name) => !words.has(name))).toEqual([]);
});

test.each(CONTRACT)('%s marks what it has chosen', (file) => {
  expect(unmarked(read(file))).toEqual([]);
});

describe('a guess is found', () => {
  test.each([
    ['without a mark', 'export const A = v.object({ id: Id, guess: Text });', ['guess']],
    ['in a request', "const r = { 'POST a': { body: v.strictObject({ guess: v.string() }) } };", ['guess']],
    ['among shared fields', 'const shared = { guess: Text };', ['guess']],
    ['beside a mark', 'const A = v.object({\n  /** @chosen */\n  one: Text,\n  two: Text,\n});', ['two']],
    ['and a marked one is not', 'const A = v.object({\n  /** A day. @chosen */\n  guess: Text,\n});', []],
    [
      'whose constant names another',
      '/** @chosen one, more */\nconst A = v.object({ one: Text, guess: Text });',
      ['guess'],
    ],
    ['nor one in a marked constant', '/** @chosen all but id */\nexport const A = v.object({ guess: Text });', []],
    ['nor one that it names', '/** @chosen guess and more */\nexport const A = v.object({ guess: Text });', []],
    ['nor a constant that is no field', "const signatures = { png: 'image/png' };", []],
  ])('%s', (_where, text, expected) => {
    expect(unmarked(text)).toEqual(expected);
  });
});
