import { useIsClient } from './use-is-client.ts';

/** How many letters fit in a control on a phone, and in one that is as wide as the form on a larger screen. */
const SHOWN_LETTERS = { phone: 22, wide: 50 };

interface WholeChoiceProps {
  readonly text: string;
}

/**
 * Repeats a choice below its control where that may show only the beginning. Screen readers read the whole choice from
 * the control, so the repetition is hidden from them.
 */
export const WholeChoice = ({ text }: WholeChoiceProps) => {
  // Thai vowel and tone marks take no width.
  const letters = text.replace(/\p{M}/gu, '').length;
  return useIsClient() && letters > SHOWN_LETTERS.phone ? (
    <p className={letters > SHOWN_LETTERS.wide ? 'hint' : 'hint sm:hidden'} aria-hidden="true">
      {text}
    </p>
  ) : null;
};
