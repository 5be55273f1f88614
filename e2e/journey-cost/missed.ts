/** Why a target is known not to hold, by its name. One that holds by now is taken off. */
export const MISSED: Readonly<Record<string, string>> = {
  'first question, scholarship, box':
    'which scholarship it is, its fee and its last day are read first, and the first name has a hint',
  'screens, short course, course':
    'course, price and contact are registered at one address (docs/spec.md, section 2), where a shared computer is asked about too; in two parts it would take one tap more than its target',
};
