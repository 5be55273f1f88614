import { interpolate } from '../../../lib/interpolate.ts';
import type { MessageChange } from '../messages/judge-messages.ts';
import type { MessageConflict } from '../messages/save-messages.ts';
import type { ExplainedProblem } from '../texts/explain.ts';
import type { StudioTexts } from '../texts/th.ts';
import { ask, byId, documentOf, pageData, settled } from './ask.ts';
import { showElsewhere } from './elsewhere.ts';
import { keepMessages, keptMessages } from './kept.ts';
import { askBeforeLeaving } from './leave.ts';
import { boxesOf, changesOf, isChanged, keyOf, kindOf, showJudgement, showRow } from './message-row.ts';
import { goTo, keepClearOfBar, listProblems, updateProblems, type PlacedProblem } from './problem-list.ts';
import { showSample } from './sample.ts';
import { answerByUndo, showConflict } from './show.ts';

interface SaveResponse {
  readonly problems: readonly ExplainedProblem[];
  readonly conflicts?: readonly MessageConflict[];
  readonly saved?: number;
}

const { language, messages } = pageData() as { language: string; messages: StudioTexts['messages'] };
const state = byId('state');
const save = byId('save') as HTMLButtonElement;
const kinds = byId('kind') as HTMLSelectElement;
const preview = documentOf(byId('preview') as HTMLIFrameElement);
const rows = [...document.querySelectorAll<HTMLElement>('[data-key]')];
const keys = new Set(rows.map(keyOf));
const found = new Map<string, readonly ExplainedProblem[]>();
let current = rows[0];
let isSaving = false;

const boxOf = (key: string, locale = 'th') => document.getElementById(`${key}-${locale}`) as HTMLTextAreaElement | null;

const placed = ({ place, locale, text }: ExplainedProblem): PlacedProblem => ({ box: boxOf(place, locale), text });
const allProblems = (): PlacedProblem[] => rows.flatMap((row) => (found.get(keyOf(row)) ?? []).map(placed));

const showPreview = (row: HTMLElement): void => {
  current = row;
  kinds.value = kindOf(row);
  void preview.then((inside) => {
    boxesOf(row).forEach((box) => showSample(inside, box.lang, kindOf(row), box.value));
  });
};

function showState(text?: string): void {
  const changes = changesOf(rows);
  keepMessages(keys, changes);
  save.disabled = isSaving || changes.length === 0;
  if (isSaving) {
    state.textContent = messages.saving;
    return;
  }
  const summary = changes.length === 0 ? messages.nothing : interpolate(messages.unsaved, { count: changes.length });
  state.textContent = text ?? summary;
}

function showProblemsOf(row: HTMLElement, problems: readonly ExplainedProblem[]): void {
  found.set(
    keyOf(row),
    problems.filter(({ place }) => place === keyOf(row)),
  );
  showJudgement(row, problems);
}

function connect(row: HTMLElement): void {
  const judge = settled(async (isLast) => {
    const { problems } = await ask<SaveResponse>(`/${language}/messages/judge`, { changes: changesOf([row]) });
    if (!isLast()) return;
    showProblemsOf(row, problems);
    updateProblems(allProblems());
  });
  row.addEventListener('focusin', () => showPreview(row));
  row.addEventListener('input', () => {
    showRow(row, messages);
    showPreview(row);
    showState();
    judge();
  });
  row.querySelector('[data-undo]')?.addEventListener('click', () => {
    answerByUndo(row);
    boxesOf(row).forEach((box) => (box.value = box.defaultValue));
    row.dispatchEvent(new Event('input'));
    boxesOf(row)[0]?.focus();
  });
}

function showConflictOf({ key, locale, onDisk }: MessageConflict): void {
  const box = boxOf(key, locale);
  const place = box?.parentElement?.querySelector<HTMLElement>('[data-conflict]');
  if (!box || !place) return;
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

function finish(changes: readonly MessageChange[], { problems, conflicts = [], saved = 0 }: SaveResponse): void {
  rows.forEach((row) => showProblemsOf(row, problems));
  conflicts.forEach(showConflictOf);
  const wrong = [
    ...problems.map(placed),
    ...conflicts.map(({ key, locale }) => ({ box: boxOf(key, locale), text: messages.otherText })),
  ];
  listProblems(wrong);
  if (wrong[0]) {
    showState(interpolate(messages.refused, { count: wrong.length }));
    goTo(wrong[0]);
    return;
  }
  for (const { key, locale, after } of changes) {
    const box = boxOf(key, locale);
    if (!box) continue;
    const typed = box.value;
    box.defaultValue = after;
    box.value = typed;
  }
  rows.forEach((row) => showRow(row, messages));
  showState(interpolate(messages.saved, { count: saved }));
}

save.addEventListener('click', () => {
  const changes = changesOf(rows);
  isSaving = true;
  showState();
  ask<SaveResponse>(`/${language}/messages/save`, { changes }).then(
    (response) => {
      isSaving = false;
      finish(changes, response);
    },
    () => {
      isSaving = false;
      showState(messages.failed);
      save.focus();
    },
  );
});

kinds.addEventListener('change', () => {
  if (!current) return;
  current.dataset['kind'] = kinds.value;
  showRow(current, messages);
  showPreview(current);
});

/** Input from an earlier page of this tab; another person may have changed the same text since. */
function takeKept(): void {
  for (const { key, locale, before, after } of keptMessages()) {
    const box = boxOf(key, locale);
    const onDisk = box?.defaultValue;
    if (!box || onDisk === undefined || onDisk === after) continue;
    box.defaultValue = before;
    box.value = after;
    if (onDisk !== before) showConflictOf({ key, locale, onDisk });
  }
}

/** Input from before this script loaded, and what the browser restores on return. */
const takeTyped = (): void =>
  rows.filter((row) => boxesOf(row).some(isChanged)).forEach((row) => row.dispatchEvent(new Event('input')));
rows.forEach(connect);
takeKept();
takeTyped();
window.addEventListener('pageshow', takeTyped);
askBeforeLeaving(() => changesOf(rows).length > 0);
keepClearOfBar();
showElsewhere({ keys });
await document.fonts.ready;
rows.forEach((row) => showRow(row, messages));
if (current) showPreview(current);
