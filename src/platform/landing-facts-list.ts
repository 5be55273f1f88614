import { element } from './element.ts';
import { noBreakText } from './no-break-text.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
  readonly note?: string | undefined;
}

/**
 * Adds facts to the head of a flow's first page, which reserves their space.
 * @returns a function that removes them again
 */
export function addLandingFacts(facts: readonly Fact[]): () => void {
  const list = document.getElementById('landing-facts');
  const items = facts.map(({ name, value, note }) => {
    // Blanks keep the parts apart for screen readers.
    const parts = [element('span', {}, name), ' ', element('b', {}, value)];
    return element('li', {}, ...parts, ...(note ? [' ', element('span', {}, note)] : []));
  });
  list?.append(...items);
  return () => {
    for (const item of items) item.remove();
  };
}

/** Replaces an answer to a common question by what the server tells, in the head and in the aside. */
export function showAnswer(name: 'prepare' | 'pay', text: string): void {
  for (const answer of document.querySelectorAll(`[data-answer="${name}"]`)) {
    answer.textContent = '';
    answer.append(...noBreakText(text));
  }
}
