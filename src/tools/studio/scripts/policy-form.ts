import type { PolicyForm } from '../policies/policy-file.ts';
import { byId } from './ask.ts';

export const SIDES = ['th', 'en'] as const;
const PARTS = ['title', 'summary', 'body'] as const;
export const PLACES = ['version', 'effective', ...SIDES.flatMap((side) => PARTS.map((part) => `${part}-${side}`))];
/** Descriptions of a picture that is not yet inserted; browsers cannot keep the file itself. */
export const ALTS = SIDES.map((side) => `alt-${side}`);

export const box = (part: string): HTMLTextAreaElement => byId(part) as HTMLTextAreaElement;

export function readForm(value: 'value' | 'defaultValue' = 'value'): PolicyForm {
  const text = (side: string) => ({
    title: box(`title-${side}`)[value],
    summary: box(`summary-${side}`)[value],
    body: box(`body-${side}`)[value],
  });
  return {
    version: box('version')[value],
    effective: box('effective')[value],
    texts: { th: text('th'), en: text('en') },
  };
}

export const valuesOf = ({ version, effective, texts }: PolicyForm): Record<string, string> => ({
  version,
  effective,
  ...Object.fromEntries(SIDES.flatMap((side) => PARTS.map((part) => [`${part}-${side}`, texts[side][part]]))),
});

export function fillForm(values: Readonly<Record<string, string>>): void {
  for (const [place, value] of Object.entries(values)) box(place).value = value;
}
