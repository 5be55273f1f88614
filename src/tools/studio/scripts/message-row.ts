import { interpolate } from '../../../lib/interpolate.ts';
import type { MessageChange } from '../messages/judge-messages.ts';
import type { MessageKind } from '../messages/message-kinds.ts';
import type { ExplainedProblem } from '../texts/explain.ts';
import type { StudioTexts } from '../texts/th.ts';
import { byId } from './ask.ts';
import { lengthOf, longestOf } from './sample.ts';
import { showProblems } from './show.ts';

export const boxesOf = (row: HTMLElement): HTMLTextAreaElement[] => [...row.querySelectorAll('textarea')];
export const isChanged = (box: HTMLTextAreaElement): boolean => box.value !== box.defaultValue;
export const keyOf = (row: HTMLElement): string => row.dataset['key'] ?? '';
export const kindOf = (row: HTMLElement): MessageKind => row.dataset['kind'] as MessageKind;

export const changesOf = (list: readonly HTMLElement[]): MessageChange[] =>
  list.flatMap((row) =>
    boxesOf(row)
      .filter(isChanged)
      .map((box) => ({
        key: keyOf(row),
        locale: box.lang as MessageChange['locale'],
        before: box.defaultValue,
        after: box.value,
      })),
  );

function showLength(row: HTMLElement, box: HTMLTextAreaElement, messages: StudioTexts['messages']): void {
  const [length, longest] = [lengthOf(box.value), longestOf(kindOf(row), box.value)];
  const line = byId(`${box.id}-length`);
  const isLong = longest !== undefined && length > longest;
  const text = longest === undefined ? messages.length : isLong ? messages.tooLong : messages.lengthOf;
  line.textContent = interpolate(text, { length, longest: longest ?? 0 });
  line.classList.toggle('text-warning-700', isLong);
  line.classList.toggle('text-ink-faint', !isLong);
}

export function showRow(row: HTMLElement, messages: StudioTexts['messages']): void {
  for (const box of boxesOf(row)) {
    box.toggleAttribute('data-changed', isChanged(box));
    showLength(row, box, messages);
  }
  const undo = row.querySelector<HTMLElement>('[data-undo]');
  if (undo) undo.hidden = !boxesOf(row).some(isChanged);
}

export const showJudgement = (row: HTMLElement, problems: readonly ExplainedProblem[]): void =>
  boxesOf(row).forEach((box) => {
    const own = problems.filter(({ place, locale }) => place === keyOf(row) && (locale ?? box.lang) === box.lang);
    showProblems(
      box,
      document.getElementById(`${box.id}-problems`),
      own.map(({ text }) => text),
    );
  });
