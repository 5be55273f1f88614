import { interpolate } from '../../../lib/interpolate.ts';
import type { MessageChange } from '../messages/judge-messages.ts';
import type { MessageKind } from '../messages/message-kinds.ts';
import type { MessageConflict } from '../messages/save-messages.ts';
import type { SaidProblem } from '../texts/say.ts';
import type { StudioTexts } from '../texts/th.ts';
import { ask, byId, documentOf, pageData, settled } from './ask.ts';
import { lengthOf, longestOf, showSample } from './sample.ts';
import { showConflict, showProblems, warnBeforeLeaving } from './show.ts';

interface Answer {
  readonly problems: readonly SaidProblem[];
  readonly conflicts?: readonly MessageConflict[];
  readonly saved?: number;
}

const { language, messages } = pageData() as { language: string; messages: StudioTexts['messages'] };
const state = byId('state');
const save = byId('save') as HTMLButtonElement;
const kinds = byId('kind') as HTMLSelectElement;
const preview = documentOf(byId('preview') as HTMLIFrameElement);
const rows = [...document.querySelectorAll<HTMLElement>('[data-key]')];
let current = rows[0];

const boxesOf = (row: HTMLElement): HTMLTextAreaElement[] => [...row.querySelectorAll('textarea')];
const isChanged = (box: HTMLTextAreaElement): boolean => box.value !== box.defaultValue;
const kindOf = (row: HTMLElement): MessageKind => row.dataset['kind'] as MessageKind;
const boxOf = (key: string, locale = 'th'): HTMLTextAreaElement => byId(`${key}-${locale}`) as HTMLTextAreaElement;

const changesOf = (list: readonly HTMLElement[]): MessageChange[] =>
  list.flatMap((row) =>
    boxesOf(row)
      .filter(isChanged)
      .map((box) => ({
        key: row.dataset['key'] ?? '',
        locale: box.lang as MessageChange['locale'],
        before: box.defaultValue,
        after: box.value,
      })),
  );

function showLength(row: HTMLElement, box: HTMLTextAreaElement): void {
  const [length, longest] = [lengthOf(box.value), longestOf(kindOf(row), box.value)];
  const line = byId(`${box.id}-length`);
  const isLong = longest !== undefined && length > longest;
  const text = longest === undefined ? messages.length : isLong ? messages.tooLong : messages.lengthOf;
  line.textContent = interpolate(text, { length, longest: longest ?? 0 });
  line.classList.toggle('text-warning-700', isLong);
  line.classList.toggle('text-ink-faint', !isLong);
}

function showRow(row: HTMLElement): void {
  for (const box of boxesOf(row)) {
    box.toggleAttribute('data-changed', isChanged(box));
    showLength(row, box);
  }
  const undo = row.querySelector<HTMLElement>('[data-undo]');
  if (undo) undo.hidden = !boxesOf(row).some(isChanged);
}

const showPreview = (row: HTMLElement): void => {
  current = row;
  kinds.value = kindOf(row);
  void preview.then((inside) => {
    boxesOf(row).forEach((box) => showSample(inside, box.lang, kindOf(row), box.value));
  });
};

function showState(text?: string): void {
  const count = changesOf(rows).length;
  save.disabled = count === 0;
  state.textContent = text ?? (count === 0 ? messages.nothing : interpolate(messages.unsaved, { count }));
}

const showAnswer = (row: HTMLElement, problems: readonly SaidProblem[]): void =>
  boxesOf(row).forEach((box) => {
    const own = problems.filter(
      ({ place, locale }) => place === row.dataset['key'] && (locale ?? box.lang) === box.lang,
    );
    showProblems(
      box,
      document.getElementById(`${box.id}-problems`),
      own.map(({ text }) => text),
    );
  });

function connect(row: HTMLElement): void {
  const judge = settled(async (isLast) => {
    const { problems } = await ask<Answer>(`/${language}/messages/judge`, { changes: changesOf([row]) });
    if (isLast()) showAnswer(row, problems);
  });
  row.addEventListener('focusin', () => showPreview(row));
  row.addEventListener('input', () => {
    showRow(row);
    showPreview(row);
    showState();
    judge();
  });
  row.querySelector('[data-undo]')?.addEventListener('click', () => {
    boxesOf(row).forEach((box) => (box.value = box.defaultValue));
    row.dispatchEvent(new Event('input'));
    boxesOf(row)[0]?.focus();
  });
}

function showConflictOf({ key, locale, onDisk }: MessageConflict): void {
  const box = boxOf(key, locale);
  const place = box.parentElement?.querySelector<HTMLElement>('[data-conflict]');
  if (!place) return;
  const { conflict: lead, keepMine, takeTheirs } = messages;
  const onChoice = (isMine: boolean): void => {
    const mine = box.value;
    box.defaultValue = onDisk;
    box.value = isMine ? mine : onDisk;
    box.dispatchEvent(new Event('input', { bubbles: true }));
    box.focus();
  };
  showConflict(place, { lead, onDisk, keepMine, takeTheirs, onChoice });
}

function finish(changes: readonly MessageChange[], { problems, conflicts = [], saved = 0 }: Answer): void {
  rows.forEach((row) => showAnswer(row, problems));
  conflicts.forEach(showConflictOf);
  const wrong = problems.length + conflicts.length;
  if (wrong > 0) {
    showState(interpolate(messages.refused, { count: wrong }));
    const [first] = [
      ...problems.map(({ place, locale }) => boxOf(place, locale)),
      ...conflicts.map((one) => boxOf(one.key, one.locale)),
    ];
    first?.focus();
    return;
  }
  for (const { key, locale, after } of changes) {
    const box = boxOf(key, locale);
    const typed = box.value;
    box.defaultValue = after;
    box.value = typed;
  }
  rows.forEach(showRow);
  showState(interpolate(messages.saved, { count: saved }));
}

save.addEventListener('click', () => {
  const changes = changesOf(rows);
  ask<Answer>(`/${language}/messages/save`, { changes }).then(
    (answer) => finish(changes, answer),
    () => showState(messages.failed),
  );
});

kinds.addEventListener('change', () => {
  if (!current) return;
  current.dataset['kind'] = kinds.value;
  showRow(current);
  showPreview(current);
});

/** What was typed before this program came, and what the browser fills in again when one comes back. */
const takeTyped = (): void =>
  rows.filter((row) => boxesOf(row).some(isChanged)).forEach((row) => row.dispatchEvent(new Event('input')));
rows.forEach(connect);
takeTyped();
window.addEventListener('pageshow', takeTyped);
warnBeforeLeaving(() => changesOf(rows).length > 0);
await document.fonts.ready;
rows.forEach(showRow);
if (current) showPreview(current);
