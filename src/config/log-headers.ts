/** The header in which each call names the page's route. The log of nginx has it as `step`. */
export const STEP_HEADER = 'X-Step';
/** The header in which a call that saves names the fields that were refused before. The log has it as `refused`. */
export const REFUSED_HEADER = 'X-Refused';
/** Where pages say how quick they were, if the build asks for it. nginx logs it apart. */
export const FIELD_REPORTS_PATH = '/field-reports';
