const LEFT_OUT = 'It says what the specification leaves out.';
const NOBODY_ELSE = 'Nobody can see that something is missing: no address of section 2 is for anybody else.';

/**
 * Sentences of docs/spec.md that have no test in this folder, by number: the number of the sentence whose test shows
 * them too, or why nobody can see them from outside.
 */
export const WITHOUT_A_TEST: Readonly<Record<string, string>> = {
  '1.1': NOBODY_ELSE,
  '1.6': '6.4',
  '1.7': '4.21',
  '1.8': '9.7',
  '1.14':
    'The frame has a switch of its own, which is off (docs/spec-decisions.md, 8.3), also in the build of the tests.',
  '2.12': '6.4',
  '2.16': '2.15',
  '2.23': '2.24',
  '2.25': '8.1',
  '2.27': '8.1',
  '2.37': '4.28',
  '3.21': '7.16',
  '3.23': '7.19',
  '3.26': LEFT_OUT,
  '4.9': LEFT_OUT,
  '4.10': '3.3',
  '4.12': '2.53',
  '4.24': LEFT_OUT,
  '4.27': '2.40',
  '4.29': '2.34',
  '4.30': '2.42',
  '5.1': '9.1',
  '5.2': '9.2',
  '5.9': '2.57',
  '5.10': LEFT_OUT,
  '5.11': LEFT_OUT,
  '5.12': LEFT_OUT,
  '6.1': NOBODY_ELSE,
  '6.2': LEFT_OUT,
  '7.3': 'Only a developer has it, and the pages do not change with it: tests/tools/serve/forward.test.ts.',
  '7.60': LEFT_OUT,
  '7.61': LEFT_OUT,
  '8.2': '2.30',
  '8.3': 'A guard that is not in the table does not compile (docs/spec-decisions.md, 1.9).',
  '8.4': '9.9',
  '8.8': '5.8',
  '8.9': '2.53',
  '8.11': LEFT_OUT,
  '9.19': LEFT_OUT,
  '9.20': LEFT_OUT,
  '9.21': LEFT_OUT,
};
