/** Why a target is known not to hold, by its name. One that holds by now is taken off. */
export const MISSED: Readonly<Record<string, string>> = {
  'screens, short course, personal-information':
    'a company that wants letters at a second address answers eighteen questions, and lists beside one another would cut their choices',
  'first question, scholarship, box':
    'which scholarship it is, its fee and its last day are read first, and the first name has a hint',
};
