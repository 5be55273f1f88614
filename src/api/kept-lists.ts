/**
 * Lists that depend on no applicant, such as faculties and rounds, are asked for once and kept for the next pages of this tab
 * (docs/decisions/0064-lists-are-kept-in-the-tab.md).
 */
export interface ListPlace {
  readonly read: () => string | undefined;
  readonly keep: (text: string) => void;
}

interface KeptList {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The answer as it was sent. */
  readonly text: string;
}
/** By address and language; the newest is the last. */
type KeptLists = Readonly<Record<string, KeptList>>;

/** So long a list is used without asking again. @chosen */
const FRESH_MS = 10 * 60_000;
/** More than this would take the room of what an applicant types. In characters. @chosen */
const MOST_CHARACTERS = 200_000;

let inPage: string | undefined;
const PAGE: ListPlace = {
  read: () => inPage,
  keep: (text) => {
    inPage = text;
  },
};
let place = PAGE;

const asked = new Map<string, Promise<string>>();

const isKeptList = (value: unknown): value is KeptList => {
  const { at, text } = (value ?? {}) as Partial<KeptList>;
  return typeof at === 'number' && typeof text === 'string' && at <= Date.now() && Date.now() - at < FRESH_MS;
};

/** What is corrupt or too old is left out. */
function keptLists(): KeptLists {
  try {
    const kept = JSON.parse(place.read() ?? '{}') as object;
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, KeptList] => isKeptList(entry[1])),
    );
  } catch {
    return {};
  }
}

const keepAll = (lists: KeptLists): void => place.keep(JSON.stringify(lists));

function keep(key: string, text: string): void {
  const sizeOf = ([name, list]: readonly [string, KeptList]): number => name.length + list.text.length;
  const { [key]: _before, ...others } = keptLists();
  const own = [key, { at: Date.now(), text }] as const;
  if (sizeOf(own) > MOST_CHARACTERS) return;
  const entries = [...Object.entries(others), own];
  let size = entries.reduce((sum, entry) => sum + sizeOf(entry), 0);
  while (entries[0] && size > MOST_CHARACTERS) {
    size -= sizeOf(entries[0]);
    entries.shift();
  }
  keepAll(Object.fromEntries(entries));
}

/** From now on lists are kept there, also those that this page has loaded. */
export function keepListsIn(chosen: ListPlace): void {
  if (place === chosen) return;
  const before = keptLists();
  place = chosen;
  inPage = undefined;
  if (Object.keys(before).length > 0) keepAll({ ...keptLists(), ...before });
}

/** Whoever is refused may have chosen from a list that is outdated. */
export function forgetKeptLists(): void {
  if (Object.keys(keptLists()).length > 0) keepAll({});
}

/** Whether a round has reached its end since the list was kept. */
function hasEndedSince(answer: unknown, at: number): boolean {
  const items: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  return items.some((item) => {
    const { closes_at: text } = (item ?? {}) as { readonly closes_at?: unknown };
    const end = typeof text === 'string' ? Date.parse(text) : Number.NaN;
    return end > at && end <= Date.now();
  });
}

interface Reading<Page> {
  /** `renew` asks the server in any case, where an answer decides whether one may apply. */
  readonly kept: 'use' | 'renew';
  readonly ask: () => Promise<string>;
  readonly parse: (text: string) => Page;
}

/** @returns the answer, which is kept @throws what `ask` and `parse` throw */
export async function readKept<Page extends { readonly answer: unknown }>(
  key: string,
  { kept, ask, parse }: Reading<Page>,
): Promise<Page> {
  if (kept === 'use') {
    const before = keptLists()[key];
    try {
      const page = before && parse(before.text);
      if (before && page && !hasEndedSince(page.answer, before.at)) return page;
    } catch {
      // Another build has kept it, or somebody has changed it: it is asked for.
    }
  }
  const answer = (kept === 'use' ? asked.get(key) : undefined) ?? ask();
  asked.set(key, answer);
  try {
    const text = await answer;
    const page = parse(text);
    keep(key, text);
    return page;
  } finally {
    if (asked.get(key) === answer) asked.delete(key);
  }
}
