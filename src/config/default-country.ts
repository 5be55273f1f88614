export const DEFAULT_COUNTRY = 'TH';
export const DEFAULT_CALLING_CODE = '66';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly iso: string;
  /** Without the plus. */
  readonly callingCode: string;
}
