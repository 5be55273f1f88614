export const DEFAULT_COUNTRY = 'TH';
export const DEFAULT_CALLING_CODE = '66';

export interface Country {
  /** The ISO 3166-1 alpha-2 code. */
  readonly iso: string;
  /** The digits after the plus sign. */
  readonly callingCode: string;
}
