interface Fact {
  readonly name: string;
  readonly value: string;
  readonly note?: string | undefined;
}

function element(tag: 'span' | 'b', text: string): HTMLElement {
  const created = document.createElement(tag);
  created.textContent = text;
  return created;
}

/**
 * Adds facts to the head of a flow's first page, which reserves their space.
 * @returns a function that removes them again
 */
export function addLandingFacts(facts: readonly Fact[]): () => void {
  const list = document.getElementById('landing-facts');
  const items = facts.map(({ name, value, note }) => {
    const item = document.createElement('li');
    // Blanks keep the parts apart for screen readers.
    item.append(element('span', name), ' ', element('b', value), ...(note ? [' ', element('span', note)] : []));
    return item;
  });
  list?.append(...items);
  return () => {
    for (const item of items) item.remove();
  };
}
