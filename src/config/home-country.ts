/** Country that is chosen first, and whose numbers keep their leading 0. */
export const HOME_COUNTRY = 'TH';
export const HOME_CALLING_CODE = '66';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly iso: string;
  /** Without the plus. */
  readonly callingCode: string;
}
