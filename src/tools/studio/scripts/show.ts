/** Sentences below a box, which is marked as wrong by them. */
export function showProblems(box: HTMLElement | null, list: Element | null, sentences: readonly string[]): void {
  if (!list || sentences.join('\n') === [...list.children].map(({ textContent }) => textContent).join('\n')) return;
  list.replaceChildren(
    ...sentences.map((sentence) => {
      const item = document.createElement('li');
      item.className = 'field-error';
      item.textContent = sentence;
      return item;
    }),
  );
  if (sentences.length > 0) box?.setAttribute('aria-invalid', 'true');
  else box?.removeAttribute('aria-invalid');
}

interface ConflictOptions {
  readonly lead: string;
  readonly onDisk: string;
  readonly keepMine: string;
  readonly takeTheirs: string;
  readonly onChoice: (isMine: boolean) => void;
}

/** What the file says now, and the choice between both texts. */
export function showConflict(place: HTMLElement, options: ConflictOptions): void {
  const { lead, onDisk, keepMine, takeTheirs, onChoice } = options;
  const element = (name: 'p' | 'pre', className: string, text: string): HTMLElement => {
    const made = document.createElement(name);
    made.className = className;
    made.textContent = text;
    return made;
  };
  const button = (text: string, isMine: boolean): HTMLButtonElement => {
    const made = document.createElement('button');
    made.type = 'button';
    made.className = 'button-link';
    made.textContent = text;
    made.addEventListener('click', () => {
      place.hidden = true;
      place.replaceChildren();
      onChoice(isMine);
    });
    return made;
  };
  const choices = document.createElement('div');
  choices.className = 'flex flex-wrap gap-6';
  choices.append(button(keepMine, true), button(takeTheirs, false));
  const text = element('pre', 'studio-disk', onDisk);
  place.className = 'mt-2 rounded border tone-warning p-3 text-sm';
  place.replaceChildren(element('p', 'font-semibold', lead), text, choices);
  place.hidden = false;
}

/** Asks before a page is left that holds texts which are not saved. */
export function warnBeforeLeaving(isUnsaved: () => boolean): void {
  window.addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault();
  });
}
