/**
 * Sentences of docs/spec.md that have no test in this folder, by number: the number of the sentence whose test shows
 * them too, or why nobody can see them from outside.
 */
export const WITHOUT_A_TEST: Readonly<Record<string, string>> = {
  '9.20': 'It says what the specification leaves out.',
};
