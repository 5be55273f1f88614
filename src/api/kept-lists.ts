/**
 * Lists that are the same for every applicant, such as faculties and rounds, are requested once and kept for the next
 * pages of this tab (docs/decisions/0064-lists-are-kept-in-the-tab.md).
 */
export interface ListPlace {
  readonly read: () => string | undefined;
  readonly keep: (text: string) => void;
}

/** The time of the answer in milliseconds since 1970, and its text as the server sent it. */
type KeptList = readonly [at: number, text: string];
/** By address and language. Untrusted: other code may write to this storage, and what cannot be read is asked for. */
type KeptLists = Readonly<Record<string, KeptList | undefined>>;

/** How long a list is used without a new request. @chosen */
const FRESH_MS = 10 * 60_000;
/** In characters. A larger store would crowd out the draft. @chosen */
const MOST_CHARACTERS = 200_000;

let inPage: string | undefined;
let place: ListPlace = {
  read: () => inPage,
  keep: (text) => {
    inPage = text;
  },
};

const asked = new Map<string, Promise<string>>();

/** Sets where lists are stored. */
export function keepListsIn(chosen: ListPlace): void {
  place = chosen;
}

function keptLists(): KeptLists {
  try {
    return (JSON.parse(place.read() ?? '{}') as KeptLists | null) ?? {};
  } catch {
    return {};
  }
}

/** Call after a refusal: the applicant may have chosen from an outdated list. */
export function forgetKeptLists(): void {
  place.keep('{}');
}

function keep(key: string, text: string): void {
  const kept = JSON.stringify({ ...keptLists(), [key]: [Date.now(), text] satisfies KeptList });
  if (kept.length > MOST_CHARACTERS) forgetKeptLists();
  else place.keep(kept);
}

/** Whether a round has closed since the list was kept. */
const hasEndedSince = (answer: unknown, at: number): boolean =>
  ([answer].flat() as readonly ({ readonly closes_at?: string | null } | null | undefined)[]).some((item) => {
    const end = Date.parse(item?.closes_at ?? '');
    return end > at && end <= Date.now();
  });

interface Reading<Page> {
  /** `renew` always asks the server, for answers that decide who may apply. */
  readonly kept: 'use' | 'renew';
  readonly ask: () => Promise<string>;
  readonly parse: (text: string) => Page;
}

/** Returns a kept answer, or asks the server and keeps its answer. @throws what `ask` and `parse` throw */
export async function readKept<Page extends { readonly answer: unknown }>(
  key: string,
  { kept, ask, parse }: Reading<Page>,
): Promise<Page> {
  try {
    const [at, before] = (kept === 'use' ? keptLists()[key] : undefined) ?? [NaN, ''];
    const age = Date.now() - at;
    if (age >= 0 && age < FRESH_MS) {
      const page = parse(before);
      if (!hasEndedSince(page.answer, at)) return page;
    }
  } catch {
    // The kept text is unreadable or was written by another build: ask the server.
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
