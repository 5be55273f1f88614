/** Shows problems below a box and marks it as invalid. */
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

interface Choice {
  readonly label: string;
  /** The effect of undo while the question is open. */
  readonly isUndo?: boolean;
  readonly onChoose: () => void;
}
interface ChoiceOptions {
  readonly lead: string;
  /** The file's current text. */
  readonly onDisk?: string;
  readonly choices: readonly Choice[];
}

function element<N extends 'p' | 'pre' | 'div'>(name: N, className: string, text = ''): HTMLElementTagNameMap[N] {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

export function hideChoice(place: HTMLElement): void {
  place.hidden = true;
  place.replaceChildren();
}

/** Shows a question with buttons for its answers. */
export function showChoice(place: HTMLElement, { lead, onDisk, choices }: ChoiceOptions): void {
  const buttons = choices.map(({ label, isUndo = false, onChoose }) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button-link';
    button.toggleAttribute('data-is-undo', isUndo);
    button.textContent = label;
    button.addEventListener('click', () => {
      hideChoice(place);
      onChoose();
    });
    return button;
  });
  const row = element('div', 'flex flex-wrap gap-x-6');
  row.append(...buttons);
  place.role = 'group';
  place.ariaLabel = lead;
  place.className = 'mt-2 w-full rounded border tone-warning p-3 text-sm';
  place.replaceChildren(
    element('p', 'font-semibold', lead),
    ...(onDisk === undefined ? [] : [element('pre', 'studio-disk', onDisk)]),
    row,
  );
  place.hidden = false;
}

interface ConflictOptions {
  readonly lead: string;
  readonly onDisk: string;
  readonly keepMine: string;
  readonly takeTheirs: string;
  readonly onChoice: (isMine: boolean) => void;
}

/** Shows the file's current text and the choice between both texts. */
export const showConflict = (place: HTMLElement, options: ConflictOptions): void => {
  const { lead, onDisk, keepMine, takeTheirs, onChoice } = options;
  const choices = [
    { label: keepMine, onChoose: () => onChoice(true) },
    { label: takeTheirs, isUndo: true, onChoose: () => onChoice(false) },
  ];
  showChoice(place, { lead, onDisk, choices });
};

/** Answers the open questions with "undo", so that the file's text stays. */
export const answerByUndo = (root: ParentNode): void =>
  root.querySelectorAll<HTMLElement>('[data-is-undo]').forEach((button) => button.click());
