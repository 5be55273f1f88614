import { byId } from './ask.ts';

/** A sentence about a field of the page. */
export interface PlacedProblem {
  readonly box: HTMLElement | null;
  readonly text: string;
  readonly line?: number | undefined;
}

/** Returns the positions of a line's beginning and end. */
export function rangeOfLine(text: string, line: number): readonly [number, number] {
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).reduce((length, one) => length + one.length + 1, 0);
  return [start, start + (lines[line - 1]?.length ?? 0)];
}

/** Keeps the focused field clear of the bar, whatever the bar's height. */
export function keepClearOfBar(): void {
  const bar = document.querySelector<HTMLElement>('.studio-bar');
  const fit = (): void => {
    document.documentElement.style.scrollPaddingBottom = `${bar?.offsetHeight ?? 0}px`;
  };
  if (bar) new ResizeObserver(fit).observe(bar);
}

/** Moves the focus to a field, and in a long text to the line. */
export function goTo({ box, line }: PlacedProblem): void {
  if (box instanceof HTMLTextAreaElement && line !== undefined) {
    const [start, end] = rangeOfLine(box.value, line);
    // A box scrolls to its cursor on focus, but not on a selection.
    box.setSelectionRange(start, start);
    box.blur();
    box.focus();
    box.setSelectionRange(start, end);
  } else box?.focus();
  box?.scrollIntoView({ block: 'center' });
}

const nameOf = (box: HTMLElement | null): string => box?.dataset['name'] ?? '';

function entry(problem: PlacedProblem): HTMLLIElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button-link !justify-start !text-start text-sm';
  button.textContent = `${nameOf(problem.box)}: ${problem.text}`;
  button.addEventListener('click', () => goTo(problem));
  const item = document.createElement('li');
  item.append(button);
  return item;
}

/** Lists the problems with links to their places. */
export function listProblems(problems: readonly PlacedProblem[]): void {
  const list = byId('problems');
  list.replaceChildren(...problems.map(entry));
  list.hidden = problems.length === 0;
}

/** The list appears after a save and is then updated during typing. */
export function updateProblems(problems: readonly PlacedProblem[]): void {
  if (!byId('problems').hidden) listProblems(problems);
}
