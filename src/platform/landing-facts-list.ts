import { element } from './element.ts';

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
