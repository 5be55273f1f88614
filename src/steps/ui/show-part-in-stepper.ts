import { adoptStyles } from '../../ui/adopt-styles.ts';
import css from '../../styles/parts.css?inline';

adoptStyles(css);

interface OpenPartOfStep {
  readonly part: number;
  readonly parts: number;
  /** Which part of how many it is, in words. */
  readonly text: string;
}

/** Names the open part in the stepper of the built page, and lights the line to the next step as far as the parts before it go. */
export function showPartInStepper({ part, parts, text }: OpenPartOfStep): void {
  for (const element of document.querySelectorAll('[data-step-part]')) element.textContent = text;
  document.querySelector<HTMLElement>('.steps')?.style.setProperty('--parts-done', String(part / parts));
}
