/**
 * Sentences of docs/spec.md that have no test in this folder, by number: the number of the sentence whose test shows
 * them too, or why nobody can see them from outside.
 */
export const WITHOUT_A_TEST: Readonly<Record<string, string>> = {
  '2.16': '2.15',
  '2.23': '2.24',
  '8.2': '2.30',
  '8.3': 'A guard that is not in the table does not compile (docs/spec-decisions.md, 1.9).',
  '8.9': '2.53',
  '8.11': 'It says what the specification leaves out.',
  '9.19': 'It says what the specification leaves out.',
  '9.20': 'It says what the specification leaves out.',
  '9.21': 'It says what the specification leaves out.',
};
