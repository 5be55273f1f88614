/**
 * Sentences of docs/spec.md that have no test in this folder, by number: the number of the sentence whose test shows
 * them too, or why nobody can see them from outside.
 */
export const WITHOUT_A_TEST: Readonly<Record<string, string>> = {
  '1.1': 'Nobody can see that something is missing: no address of section 2 is for anybody else.',
  '1.6': '6.4',
  '1.7': '4.21',
  '1.14':
    'The frame has a switch of its own, which is off (docs/spec-decisions.md, 8.3), also in the build of the tests.',
  '3.21': '7.16',
  '3.23': '7.19',
  '3.26': 'It says what the specification leaves out.',
  '4.9': 'It says what the specification leaves out.',
  '4.10': '3.3',
  '4.24': 'It says what the specification leaves out.',
  '5.10': 'It says what the specification leaves out.',
  '5.11': 'It says what the specification leaves out.',
  '5.12': 'It says what the specification leaves out.',
  '6.1': 'Nobody can see that something is missing: no address of section 2 is for anybody else.',
  '6.2': 'It says what the specification leaves out.',
  '7.3': 'Only a developer has it, and the pages do not change with it: tests/tools/serve/forward.test.ts.',
  '7.60': 'It says what the specification leaves out.',
  '7.61': 'It says what the specification leaves out.',
  '9.20': 'It says what the specification leaves out.',
};
