/** Why a target is known not to hold, by its name. One that holds by now is taken off. */
export const MISSED: Readonly<Record<string, string>> = {
  'first question, scholarship, box':
    'which scholarship it is, its fee and its last day are read first, and the first name has a hint',
};
