import { interpolate } from '../../../lib/interpolate.ts';
import type { ExplainedProblem } from '../texts/explain.ts';
import type { StudioTexts } from '../texts/th.ts';
import { ask, byId, pageData } from './ask.ts';
import { insertParagraph, narrowed } from './picture.ts';
import { ALTS, box, SIDES } from './policy-form.ts';
import { showProblems } from './show.ts';

interface Added {
  readonly problems: readonly ExplainedProblem[];
  readonly name?: string;
  readonly texts?: Readonly<Record<string, string>>;
}
interface Data extends Pick<StudioTexts, 'messages' | 'pictures'> {
  readonly language: string;
  readonly widest: number;
}

const { language, messages, pictures, widest } = pageData() as Data;
const PLACES = ['picture', ...ALTS];

export const placeOf = ({ place, locale }: ExplainedProblem): string =>
  locale === undefined ? place : `${place}-${locale}`;

export const showAt = (place: string, problems: readonly ExplainedProblem[]): void =>
  showProblems(
    byId(place),
    document.getElementById(`${place}-problems`),
    problems.filter((problem) => placeOf(problem) === place).map(({ text }) => text),
  );

async function addPicture(typedIn: ReadonlySet<HTMLElement>): Promise<void> {
  const [file] = (byId('picture') as HTMLInputElement).files ?? [];
  const body = new FormData();
  if (file) body.append('picture', await narrowed(file, widest));
  SIDES.forEach((side) => body.append(side, box(`alt-${side}`).value));
  const { name = '', texts, problems } = await ask<Added>(`/${language}/pictures`, body);
  PLACES.forEach((place) => showAt(place, problems));
  byId('picture-state').textContent = problems[0] ? '' : interpolate(pictures.inserted, { name });
  if (problems[0]) {
    byId(placeOf(problems[0])).focus();
    return;
  }
  (byId('picture-form') as HTMLFormElement).reset();
  for (const side of SIDES) {
    insertParagraph(box(`body-${side}`), texts?.[side] ?? '', typedIn.has(box(`body-${side}`)));
  }
}

/** @param typedIn the fields with input: a picture is inserted at the cursor */
export const connectPictures = (typedIn: ReadonlySet<HTMLElement>): void =>
  byId('picture-form').addEventListener('submit', (event) => {
    event.preventDefault();
    addPicture(typedIn).catch(() => (byId('picture-state').textContent = messages.failed));
  });
