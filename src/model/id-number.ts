import { withoutSeparators } from './text.ts';

const GROUPS = /^(\d)(\d{4})(\d{5})(\d{2})(\d)$/;

/** Groups the 13 digits of an ID number as the card prints them: `1 2345 67890 12 1`. Any other text stays as it is. */
export function idNumberInGroups(text: string): string {
  const [, ...groups] = GROUPS.exec(withoutSeparators(text)) ?? [];
  return groups.length > 0 ? groups.join(' ') : text;
}
