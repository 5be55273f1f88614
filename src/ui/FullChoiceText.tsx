import { useIsClient } from './use-is-client.ts';

/**
 * How many letters fit in a control on a phone where letters are set to twice the usual size, on a phone, and in a
 * control that is as wide as the form on a larger screen.
 */
const SHOWN_LETTERS = { large: 7, phone: 22, wide: 50 };

function classFor(letters: number): string {
  if (letters > SHOWN_LETTERS.wide) return 'hint';
  return letters > SHOWN_LETTERS.phone ? 'hint sm:hidden' : 'hint hidden large-letters:block';
}

/** Thai vowel and tone marks take no width. */
const lettersOf = (text: string): number => text.replace(/\p{M}/gu, '').length;

/** Whether a control may cut the choice where letters are large. */
export const isLongChoice = (text: string): boolean => lettersOf(text) > SHOWN_LETTERS.large;

interface FullChoiceTextProps {
  readonly text: string;
}

/**
 * Repeats a choice below its control where that may show only the beginning. Screen readers read the whole choice from
 * the control, so the repetition is hidden from them.
 */
export const FullChoiceText = ({ text }: FullChoiceTextProps) => {
  return useIsClient() && isLongChoice(text) ? (
    <p className={classFor(lettersOf(text))} aria-hidden="true">
      {text}
    </p>
  ) : null;
};
