import type { ExplainedAdvice } from '../policies/explain-advice.ts';
import type { OpenedPolicy, PolicyBase } from '../policies/save-policy.ts';
import type { ExplainedProblem } from '../texts/explain.ts';
import type { StudioTexts } from '../texts/th.ts';
import { connectPictures, placeOf, showAt } from './add-picture.ts';
import { ask, byId, documentOf, pageData, settled } from './ask.ts';
import { showElsewhere } from './elsewhere.ts';
import { keepPolicy, keptPolicies } from './kept.ts';
import { askBeforeLeaving } from './leave.ts';
import { ALTS, box, fillForm, PLACES, readForm, SIDES, valuesOf } from './policy-form.ts';
import { goTo, keepClearOfBar, listProblems, updateProblems, type PlacedProblem } from './problem-list.ts';
import { answerByUndo, hideChoice, showChoice, showConflict } from './show.ts';

interface Data extends Pick<StudioTexts, 'policies' | 'messages'> {
  readonly language: string;
  readonly policy: string;
  readonly base: PolicyBase;
}
interface Judged {
  readonly problems: readonly ExplainedProblem[];
  readonly stays?: ExplainedAdvice;
  readonly pages: Readonly<Record<(typeof SIDES)[number], string>>;
}
interface Saved {
  readonly problems: readonly ExplainedProblem[];
  readonly conflict?: OpenedPolicy;
  readonly stays?: ExplainedAdvice;
  readonly saved: number;
  readonly opened: OpenedPolicy;
}
type Values = Readonly<Record<string, string>>;

const { language, policy, policies, messages, base: firstBase } = pageData() as Data;
const [state, choice] = [byId('state'), byId('choice')];
const [save, undo] = [byId('save') as HTMLButtonElement, byId('undo')];
let base = firstBase;
let isSaving = false;
let saved: Values = valuesOf(readForm('defaultValue'));
let undone: Values | undefined;
let stays: ExplainedAdvice | undefined;

const isChanged = (place: string): boolean => box(place).value !== saved[place];

function keep(): boolean {
  const changed = PLACES.filter(isChanged);
  const typed = [...changed, ...ALTS.filter((alt) => box(alt).value !== '')];
  const values = Object.fromEntries(typed.map((place) => [place, box(place).value]));
  keepPolicy(policy, typed.length === 0 ? undefined : { base, values });
  return changed.length > 0;
}

function showState(text?: string): void {
  const isUnsaved = keep();
  PLACES.forEach((place) => box(place).toggleAttribute('data-changed', isChanged(place)));
  save.disabled = isSaving || !isUnsaved;
  undo.hidden = !isUnsaved && undone === undefined;
  undo.textContent = undone === undefined ? policies.undo : policies.bringBack;
  const summary = isUnsaved ? [policies.unsaved, ...(stays ? [stays.short] : [])].join(' ') : messages.nothing;
  state.textContent = isSaving ? messages.saving : (text ?? summary);
}

const placed = (problem: ExplainedProblem): PlacedProblem => ({
  box: byId(placeOf(problem)),
  text: problem.text,
  line: problem.line,
});

async function showPage(side: string, markup: string): Promise<void> {
  const inside = await documentOf(byId(`preview-${side}`) as HTMLIFrameElement);
  const made = new DOMParser().parseFromString(markup, 'text/html');
  inside.querySelector('main')?.replaceChildren(...made.body.childNodes);
}

const judge = settled(async (isLast) => {
  const response = await ask<Judged>(`/${language}/policy/judge`, { policy, form: readForm() });
  if (!isLast()) return;
  PLACES.forEach((place) => showAt(place, response.problems));
  updateProblems(response.problems.map(placed));
  if (stays?.short !== response.stays?.short) {
    stays = response.stays;
    showState();
  }
  await Promise.all(SIDES.map((side) => showPage(side, response.pages[side])));
});

function onInput(): void {
  undone = undefined;
  hideChoice(choice);
  showState();
  judge();
}

function showConflictOf({ form: onDisk, base: now }: OpenedPolicy): void {
  const { keepMine, takeTheirs } = messages;
  for (const side of SIDES.filter((one) => now[one] !== base[one])) {
    const place = document.querySelector<HTMLElement>(`[data-conflict="${side}"]`);
    const { title, summary, body } = onDisk.texts[side];
    const onChoice = (isMine: boolean): void => {
      base = { ...base, [side]: now[side] };
      const { version, effective } = onDisk;
      // Undo restores the stored text.
      const stored = Object.entries(valuesOf(onDisk)).filter(
        ([place]) => !place.includes('-') || place.endsWith(`-${side}`),
      );
      saved = { ...saved, ...Object.fromEntries(stored) };
      const form = readForm();
      const theirs = { ...form, version, effective, texts: { ...form.texts, [side]: onDisk.texts[side] } };
      if (!isMine) fillForm(valuesOf(theirs));
      onInput();
      box(`body-${side}`).focus();
    };
    const text = [title, summary, `${onDisk.version}, ${onDisk.effective}`, body].join('\n\n');
    if (place) showConflict(place, { lead: policies.conflict, onDisk: text, keepMine, takeTheirs, onChoice });
  }
}

function askAboutVersion({ lead, raise, keep: keepIt, next }: ExplainedAdvice): void {
  const onRaise = (): void => {
    fillForm({ version: next.version, effective: next.effective });
    sendForm();
  };
  const choices = [
    { label: raise, onChoose: onRaise },
    { label: keepIt, onChoose: () => sendForm({ keepsVersion: true }) },
  ];
  showChoice(choice, { lead, choices });
  showState(policies.choose);
  choice.querySelector('button')?.focus();
}

function finish(sent: Values, response: Saved): void {
  PLACES.forEach((place) => showAt(place, response.problems));
  const problems = response.problems.map(placed);
  listProblems(response.conflict ? [] : problems);
  if (response.conflict) {
    showConflictOf(response.conflict);
    showState(policies.conflict);
  } else if (problems[0]) {
    showState(policies.refused);
    goTo(problems[0]);
  } else if (response.stays) {
    askAboutVersion(response.stays);
  } else {
    base = response.opened.base;
    saved = sent;
    showState(response.saved === 0 ? policies.unchanged : policies.saved);
  }
}

function sendForm({ keepsVersion = false } = {}): void {
  hideChoice(choice);
  const form = readForm();
  isSaving = true;
  showState(messages.saving);
  ask<Saved>(`/${language}/policy/save`, { policy, form, base, keepsVersion }).then(
    (response) => {
      isSaving = false;
      finish(valuesOf(form), response);
    },
    () => {
      isSaving = false;
      showState(messages.failed);
      save.focus();
    },
  );
}

save.addEventListener('click', () => sendForm());

undo.addEventListener('click', () => {
  const typed = valuesOf(readForm());
  answerByUndo(document);
  const next = undone ?? saved;
  const isBack = undone !== undefined;
  fillForm(next);
  onInput();
  undone = isBack ? undefined : typed;
  showState(isBack ? undefined : policies.undone);
});

const typedIn = new Set<HTMLElement>();
for (const place of [...PLACES, ...ALTS]) {
  byId(place).addEventListener('focus', () => typedIn.add(byId(place)));
  byId(place).addEventListener('input', onInput);
}
byId('picture-form').addEventListener('reset', () => setTimeout(keep));
connectPictures(typedIn);
const kept = keptPolicies()[policy];
if (kept) {
  base = kept.base;
  fillForm(kept.values);
  if (!PLACES.some(isChanged)) base = firstBase;
}
showState();
window.addEventListener('pageshow', () => showState());
askBeforeLeaving(() => PLACES.some(isChanged) || ALTS.some((alt) => box(alt).value !== ''));
keepClearOfBar();
showElsewhere({ policy });
judge();
