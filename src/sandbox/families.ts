/** By call, by payment kind or by family: the types of application it speaks about. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  application: ['bachelor', 'graduate'],
  scholarship: ['scholarship'],
  'short-course': ['short-course'],
  'scholarship-application': ['scholarship'],
  'short-course-application': ['short-course'],
  'payment.startApplication': ['bachelor', 'graduate'],
  'payment.startScholarship': ['scholarship'],
  'payment.startShortCourse': ['short-course'],
};
/** Whether a call of this family may speak about an application of this type. */
export const familyHolds = (
  tag: string,
  name: string,
  type: string,
  query: Readonly<Record<string, string>>,
): boolean => (FAMILIES[name] ?? FAMILIES[tag === 'payment' ? (query['kind'] ?? '') : tag])?.includes(type) ?? true;
