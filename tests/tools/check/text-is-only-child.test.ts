import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { textIsOnlyChild } from '../../../src/tools/check/text-is-only-child.mjs';

const linter = new Linter();
/** Lints a component, or a whole file, and returns the names of what is wrong. */
function faultsOf(code: string): (string | undefined)[] {
  const messages = linter.verify(
    code,
    [
      {
        files: ['**/*.tsx'],
        languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
        plugins: { site: { rules: { 'text-is-only-child': textIsOnlyChild } } },
        rules: { 'site/text-is-only-child': 'error' },
      },
    ],
    'component.tsx',
  );
  return messages.map(({ messageId, message }) => messageId ?? message);
}
const rendered = (jsx: string): string => `const View = ({ busy, text, items, children }) => ${jsx};`;

test.each([
  ['a text without siblings', '<p>{text}</p>'],
  ['a text or an element, without siblings', '<li>{busy ? text : <a>{text}</a>}</li>'],
  [
    'elements that come and go',
    '<p>{busy && <i />}{items.map((item) => <b key={item}>{item}</b>)}{text ? <b /> : null}</p>',
  ],
  ['spaces between elements', "<p><b>{text}</b> <i>{text}</i>{' '}{busy && <b />}</p>"],
  ['children alone in an element', '<p>{busy && <i />}<span className="contents">{children}</span></p>'],
  ['a component beside others', '<><View /><View /></>'],
])('%s: right', (_name, jsx) => {
  expect(faultsOf(rendered(jsx))).toEqual([]);
});

test.each([
  ['children beside an element that comes and goes', '<button>{busy && <i />}{children}</button>', 1],
  ['a text beside an element', '<p>{text} <b>{text}</b></p>', 1],
  ['words beside an element', '<p>Pay <b>{text}</b></p>', 1],
  ['two texts', '<p>{text}: {text}</p>', 3],
  ['a text that comes and goes', '<p><b />{busy && text}</p>', 1],
  ['a text in a fragment', '<p><>{text}</></p>', 1],
  ['texts of a list', '<p>{items.map((item) => item.text)}</p>', 1],
  ['a text beside the elements of a component', '<View><i />{text}</View>', 1],
  ['what a function returns', '<p><b />{text()}</p>', 1],
])('%s: wrong', (_name, jsx, count) => {
  expect(faultsOf(rendered(jsx))).toEqual(Array.from({ length: count }, () => 'sibling'));
});

test('a constant is what it was given', () => {
  const view = (value: string) => `const View = ({ text }) => { const part = ${value}; return <p><b />{part}</p>; };`;
  expect(faultsOf(view('<i>{text}</i>'))).toEqual([]);
  expect(faultsOf(view('text'))).toEqual(['sibling']);
});

test('what is typed as elements is no text', () => {
  const view = (type: string) =>
    `interface Props { children: ${type} } const View = ({ children }: Props) => <p><b />{children}</p>;`;
  expect(faultsOf(view('Elements'))).toEqual([]);
  expect(faultsOf(view('ReactNode'))).toEqual(['sibling']);
});

test.each(['text', '`Step ${text}`', 'busy ? <b /> : text.number'])('a component returns no text: %s', (returned) => {
  expect(faultsOf(rendered(returned))).toEqual(['returned']);
});
