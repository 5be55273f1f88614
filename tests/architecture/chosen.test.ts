// Names of the contract and constants that docs/spec.md does not give are marked as guesses: `@chosen`.
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

/** The constants that docs/spec.md gives, each with its words there, copied by hand. */
const SPECIFIED: Readonly<Record<string, string>> = {
  UPLOAD_LIMIT_BYTES: '32 MB',
  UPLOAD_LIMIT_MEGABYTES: '32 MB',
  LONG_TEXT_LIMIT: 'Special talent and activities: 200 characters',
  STUDENT_NUMBER_DAYS: 'Student number processing takes 3-5 business days',
  GRADUATE_CONTACT_DAYS: 'contacts the applicant within 3-5 business days',
  CONFIRMATION_EMAIL_DAYS: 'The confirmation e-mail follows within 3 days',
  PROGRESS_BAR_MS: 'The progress bar duration is 5000 ms',
  RELOAD_GUARD_MS: 'The reload guard is 60 s',
  FETCH_DELAY_MS: 'The default fetch delay is 200 ms',
  PREFETCH_IDLE_MS: 'The idle prefetch timeout is 2000 ms',
  ALERT_OUTSIDE_CLOSE_DELAY_MS: 'closes on a click outside after a 100 ms delay',
  HEADER_HEIGHT: 'Header height is 64 px',
  BREAKPOINTS: 'Breakpoints are 640, 768, 1025, 1280 and 1441 px',
  DIALOG_MAX_WIDTH: 'The dialog has a max width of 598 px',
  DIALOG_MIN_HEIGHT: 'a min height of 494 px',
  ALERT_MAX_WIDTH: 'The alert has a max width of 300 px',
  OTP_CELL: 'An OTP cell is 48 px wide, and 52 px',
  REPLAY_SESSION_SHARE: 'samples 10% of sessions and 10% of errors',
  REPLAY_ERROR_SHARE: 'samples 10% of sessions and 10% of errors',
};

/** Constants that leave no choice. */
const FACTS = ['DAY_MS'];

const CONTRACT = [
  ...filesIn('src/api/contract', /\.ts$/),
  ...['application', 'dashboard', 'lookup', 'payment', 'payment-options'].map((name) => `src/model/${name}.ts`),
];

const SCHEMA = /^v\.(?:object|strictObject|looseObject)$/;

/** Whether an object is a schema's, or a top-level constant with fields that several schemas share. */
function describesFields(node: ts.ObjectLiteralExpression): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return SCHEMA.test(parent.expression.getText());
  return ts.isVariableDeclaration(parent) && ts.isSourceFile(parent.parent.parent.parent);
}

const isField = (property: ts.ObjectLiteralElementLike): property is ts.PropertyAssignment =>
  ts.isPropertyAssignment(property) && ts.isIdentifier(property.name) && !ts.isStringLiteralLike(property.initializer);

/** The texts after `@chosen` in the comments before a node. */
const marksOf = (node: ts.Node, source: ts.SourceFile): string[] =>
  (ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []).flatMap(({ pos, end }) => {
    const mark = /@chosen\b([^]*)/.exec(source.text.slice(pos, end))?.[1];
    return mark === undefined ? [] : [mark.replace(/[\s*/]+$/, '').trim()];
  });

/** A mark before a group of fields covers all of them, all but some, or those that it names. */
const covers = (mark: string, name: string): boolean => {
  const isListed = new Set(mark.match(/\w+/g)).has(name);
  return mark === '' || (mark.startsWith('all but ') ? !isListed : isListed);
};

/** Whether a comment before the field, or before a node around it, marks it. */
function isChosen(field: ts.PropertyAssignment, source: ts.SourceFile): boolean {
  if (marksOf(field, source).length > 0) return true;
  const name = field.name.getText();
  for (let holder: ts.Node = field.parent; !ts.isSourceFile(holder); holder = holder.parent)
    if (marksOf(holder, source).some((mark) => covers(mark, name))) return true;
  return false;
}

/** The fields of a contract file that the specification does not name and no comment marks. */
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

/** The exported constants of a file that no comment of their own marks. */
function unmarkedConstants(text: string): string[] {
  const source = ts.createSourceFile('constants.ts', text, ts.ScriptTarget.Latest, true);
  return source.statements
    .filter(ts.isVariableStatement)
    .filter((statement) => marksOf(statement, source).length === 0)
    .flatMap(({ declarationList }) => declarationList.declarations.map(({ name }) => name.getText()));
}

test('the names and constants copied here are in the specification', () => {
  const specification = read('docs/spec.md');
  const words = new Set(specification.match(/\w+/g));
  expect([...NAMED].filter((name) => !words.has(name))).toEqual([]);
  expect(Object.values(SPECIFIED).filter((sentence) => !specification.includes(sentence))).toEqual([]);
});

test('constants that the specification does not give are marked', () => {
  const given = [...FACTS, ...Object.keys(SPECIFIED)];
  const found = unmarkedConstants(read('src/config/constants.ts'));
  expect(found.filter((name) => !given.includes(name))).toEqual([]);
});

test('a mark covers only the constant below it', () => {
  const text = '/** @chosen */\nexport const ONE = 1;\nexport const TWO = 2;\n';
  expect(unmarkedConstants(text)).toEqual(['TWO']);
});

test.each(CONTRACT)('%s marks what it has chosen', (file) => {
  expect(unmarked(read(file))).toEqual([]);
});

describe('finds a guess', () => {
  test.each([
    ['without a mark', 'export const A = v.object({ id: Id, guess: Text });', ['guess']],
    ['in a request', "const r = { 'POST a': { body: v.strictObject({ guess: v.string() }) } };", ['guess']],
    ['among shared fields', 'const shared = { guess: Text };', ['guess']],
    ['next to a marked field', 'const A = v.object({\n  /** @chosen */\n  one: Text,\n  two: Text,\n});', ['two']],
    ['but not a marked one', 'const A = v.object({\n  /** A day. @chosen */\n  guess: Text,\n});', []],
    [
      'if the mark of its constant names another',
      '/** @chosen one, more */\nconst A = v.object({ one: Text, guess: Text });',
      ['guess'],
    ],
    ['but not in a marked constant', '/** @chosen all but id */\nexport const A = v.object({ guess: Text });', []],
    [
      'but not one that the mark names',
      '/** @chosen guess and more */\nexport const A = v.object({ guess: Text });',
      [],
    ],
    ['but not in a constant without fields', "const signatures = { png: 'image/png' };", []],
  ])('%s', (_where, text, expected) => {
    expect(unmarked(text)).toEqual(expected);
  });
});
