/** The steps of each flow, in order. */
export const STEP_NAMES: Readonly<Record<string, readonly string[]>> = {
  bachelor: ['start', 'faculty', 'education', 'scholarship', 'upload-document'],
  graduate: ['start', 'faculty', 'education', 'scholarship', 'upload-document'],
  'short course': ['search', 'course', 'personal-information', 'promotion', 'upload-document'],
  scholarship: ['start', 'faculty-type', 'personal-information', 'education-loan'],
};
