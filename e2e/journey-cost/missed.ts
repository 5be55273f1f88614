/** Why a target is known not to hold, by its name. One that holds by now is taken off. */
export const MISSED: Readonly<Record<string, string>> = {
  'first question, scholarship, box':
    'which scholarship it is, its fee and its last day are read first, and the first name has a hint',
  'screens, bachelor, review, en filled':
    'in English, programmes and questions are longer and take two lines of a phone',
  'screens, graduate, review, en filled':
    'in English, programmes and questions are longer and take two lines of a phone',
};
