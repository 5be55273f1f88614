import { interpolate } from '../../../lib/interpolate.ts';
import type { PolicyForm } from '../policies/judge-policy.ts';
import type { OpenedPolicy, PolicyBase } from '../policies/save-policy.ts';
import type { SaidProblem } from '../texts/say.ts';
import type { StudioTexts } from '../texts/th.ts';
import { ask, byId, documentOf, pageData, settled } from './ask.ts';
import { insertParagraph, narrowed } from './picture.ts';
import { showConflict, showProblems, warnBeforeLeaving } from './show.ts';

const SIDES = ['th', 'en'] as const;
const PARTS = ['title', 'summary', 'body'] as const;

interface Data extends Pick<StudioTexts, 'policies' | 'messages' | 'pictures'> {
  readonly language: string;
  readonly policy: string;
  readonly base: PolicyBase;
  readonly widest: number;
}
interface Judged {
  readonly problems: readonly SaidProblem[];
  readonly pages: Readonly<Record<(typeof SIDES)[number], string>>;
}
interface Saved {
  readonly problems: readonly SaidProblem[];
  readonly conflict?: OpenedPolicy;
  readonly saved: number;
  readonly opened: OpenedPolicy;
}
interface Added {
  readonly name?: string;
  readonly texts?: Readonly<Record<string, string>>;
  readonly problem?: SaidProblem;
}

const data = pageData() as Data;
const { language, policy, policies, pictures, messages } = data;
let { base } = data;

const box = (part: string): HTMLTextAreaElement => byId(part) as HTMLTextAreaElement;
const state = byId('state');

const form = (value: 'value' | 'defaultValue' = 'value'): PolicyForm => {
  const text = (side: string) => ({
    title: box(`title-${side}`)[value],
    summary: box(`summary-${side}`)[value],
    body: box(`body-${side}`)[value],
  });
  return {
    version: box('version')[value],
    effective: box('effective')[value],
    texts: { th: text('th'), en: text('en') },
  };
};
let saved = JSON.stringify(form('defaultValue'));
const typedIn = new Set<HTMLElement>();

function fill({ version, effective, texts }: PolicyForm): void {
  box('version').value = version;
  box('effective').value = effective;
  for (const side of SIDES) for (const part of PARTS) box(`${part}-${side}`).value = texts[side][part];
}

const PLACES = ['version', 'effective', ...SIDES.flatMap((side) => PARTS.map((part) => `${part}-${side}`))];
const placeOf = ({ place, locale }: SaidProblem): string => (locale === undefined ? place : `${place}-${locale}`);

const showAll = (problems: readonly SaidProblem[]): void =>
  PLACES.forEach((place) => {
    const own = problems.filter((problem) => placeOf(problem) === place);
    showProblems(
      byId(place),
      document.getElementById(`${place}-problems`),
      own.map(({ text }) => text),
    );
  });

async function showPage(side: string, markup: string): Promise<void> {
  const inside = await documentOf(byId(`preview-${side}`) as HTMLIFrameElement);
  const made = new DOMParser().parseFromString(markup, 'text/html');
  inside.querySelector('main')?.replaceChildren(...made.body.childNodes);
}

const judge = settled(async (isLast) => {
  const { problems, pages } = await ask<Judged>(`/${language}/policy/judge`, { policy, form: form() });
  if (!isLast()) return;
  showAll(problems);
  await Promise.all(SIDES.map((side) => showPage(side, pages[side])));
});

function showConflictOf({ form: onDisk, base: now }: OpenedPolicy): void {
  const { keepMine, takeTheirs } = messages;
  for (const side of SIDES.filter((one) => now[one] !== base[one])) {
    const place = document.querySelector<HTMLElement>(`[data-conflict="${side}"]`);
    const { title, summary, body } = onDisk.texts[side];
    const onChoice = (isMine: boolean): void => {
      base = { ...base, [side]: now[side] };
      const { version, effective } = onDisk;
      if (!isMine) fill({ ...form(), version, effective, texts: { ...form().texts, [side]: onDisk.texts[side] } });
      judge();
      box(`body-${side}`).focus();
    };
    const text = [title, summary, `${onDisk.version}, ${onDisk.effective}`, body].join('\n\n');
    if (place) showConflict(place, { lead: policies.conflict, onDisk: text, keepMine, takeTheirs, onChoice });
  }
}

function finish(sent: PolicyForm, answer: Saved): void {
  showAll(answer.problems);
  if (answer.conflict) {
    showConflictOf(answer.conflict);
    state.textContent = policies.conflict;
  } else if (answer.problems[0]) {
    state.textContent = policies.refused;
    byId(placeOf(answer.problems[0])).focus();
  } else {
    base = answer.opened.base;
    saved = JSON.stringify(sent);
    state.textContent = answer.saved === 0 ? policies.unchanged : policies.saved;
  }
}

byId('save').addEventListener('click', () => {
  const sent = form();
  ask<Saved>(`/${language}/policy/save`, { policy, form: sent, base }).then(
    (answer) => finish(sent, answer),
    () => (state.textContent = messages.failed),
  );
});

async function addPicture(): Promise<void> {
  const [file] = (byId('picture') as HTMLInputElement).files ?? [];
  const body = new FormData();
  if (file) body.append('picture', await narrowed(file, data.widest));
  SIDES.forEach((side) => body.append(side, box(`alt-${side}`).value));
  const { name = '', texts, problem } = await ask<Added>(`/${language}/pictures`, body);
  showProblems(byId('picture'), byId('picture-problems'), problem ? [problem.text] : []);
  byId('picture-state').textContent = problem ? '' : interpolate(pictures.inserted, { name });
  if (problem) {
    byId('picture').focus();
    return;
  }
  for (const side of SIDES) {
    insertParagraph(box(`body-${side}`), texts?.[side] ?? '', typedIn.has(box(`body-${side}`)));
  }
  (byId('picture-form') as HTMLFormElement).reset();
}

byId('picture-form').addEventListener('submit', (event) => {
  event.preventDefault();
  addPicture().catch(() => (byId('picture-state').textContent = messages.failed));
});

for (const place of PLACES) {
  byId(place).addEventListener('focus', () => typedIn.add(byId(place)));
  byId(place).addEventListener('input', () => {
    state.textContent = '';
    judge();
  });
}
warnBeforeLeaving(() => JSON.stringify(form()) !== saved);
judge();
