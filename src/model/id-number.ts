import { withoutSeparators } from './text.ts';

/** Groups the 13 digits of an ID number as the card prints them: `1 2345 67890 12 1`. Any other text stays as it is. */
export const idNumberInGroups = (text: string): string =>
  /^(\d)(\d{4})(\d{5})(\d\d)(\d)$/.exec(withoutSeparators(text))?.slice(1).join(' ') ?? text;
