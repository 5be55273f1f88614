import { isObject } from './errors.ts';

/**
 * Lists that depend on no applicant, such as faculties and rounds, are asked for once and kept for the next pages of this tab
 * (docs/decisions/0064-lists-are-kept-in-the-tab.md).
 */
export interface ListPlace {
  readonly read: () => string | undefined;
  readonly keep: (text: string) => void;
}

/** When the answer came, in milliseconds since 1970, and the answer as it was sent. */
type KeptList = readonly [at: number, text: string];

/** So long a list is used without asking again. @chosen */
const FRESH_MS = 10 * 60_000;
/** More than this would take the room of what an applicant types. In characters. @chosen */
const MOST_CHARACTERS = 200_000;

let inPage: string | undefined;
let place: ListPlace = {
  read: () => inPage,
  keep: (text) => {
    inPage = text;
  },
};

const asked = new Map<string, Promise<string>>();

/** From now on lists are kept there. */
export function keepListsIn(chosen: ListPlace): void {
  place = chosen;
}

/** By address and language. Untrusted: other code may write to this storage. */
function keptLists(): Readonly<Record<string, unknown>> {
  try {
    const lists: unknown = JSON.parse(place.read() ?? '{}');
    return isObject(lists) ? lists : {};
  } catch {
    return {};
  }
}

const isKeptList = (value: unknown): value is KeptList =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'string';

/** Whoever is refused may have chosen from a list that is outdated. */
export function forgetKeptLists(): void {
  place.keep('{}');
}

function keep(key: string, text: string): void {
  const kept = JSON.stringify({ ...keptLists(), [key]: [Date.now(), text] satisfies KeptList });
  if (kept.length > MOST_CHARACTERS) forgetKeptLists();
  else place.keep(kept);
}

/** Whether a round has reached its end since the list was kept. */
const hasEndedSince = (answer: unknown, at: number): boolean =>
  [answer].flat().some((item: unknown) => {
    const closes = isObject(item) && item['closes_at'];
    const end = typeof closes === 'string' ? Date.parse(closes) : NaN;
    return end > at && end <= Date.now();
  });

interface Reading<Page> {
  /** `renew` waits for an answer of the server in any case, where it decides whether one may apply. */
  readonly kept: 'use' | 'renew';
  readonly ask: () => Promise<string>;
  readonly parse: (text: string) => Page;
}

/** @returns the answer, which is kept @throws what `ask` and `parse` throw */
export async function readKept<Page extends { readonly answer: unknown }>(
  key: string,
  { kept, ask, parse }: Reading<Page>,
): Promise<Page> {
  try {
    const list = kept === 'use' && keptLists()[key];
    if (isKeptList(list)) {
      const [at, before] = list;
      const age = Date.now() - at;
      const page = age >= 0 && age < FRESH_MS ? parse(before) : undefined;
      if (page && !hasEndedSince(page.answer, at)) return page;
    }
  } catch {
    // Another build has kept it, or somebody has changed it: it is asked for.
  }
  const answer = asked.get(key) ?? ask();
  asked.set(key, answer);
  try {
    const text = await answer;
    const page = parse(text);
    keep(key, text);
    return page;
  } finally {
    asked.delete(key);
  }
}
