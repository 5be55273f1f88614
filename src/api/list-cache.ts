import { countRequest } from './pending-requests.ts';

/**
 * Lists that are the same for every applicant, such as faculties and rounds, are requested once and cached for
 * the next pages of this tab (docs/decisions/0015-loading.md).
 */
export interface ListCacheStorage {
  readonly load: () => string | undefined;
  readonly save: (text: string) => void;
}

/** The time of the response in milliseconds since 1970, and its text as the server sent it. */
type CachedList = readonly [at: number, text: string];
/** By address and language. Untrusted: other code may write to this storage, and what cannot be read is asked for. */
type CachedLists = Readonly<Record<string, CachedList | undefined>>;

/** How long a list is used without a new request. @chosen */
const FRESH_MS = 10 * 60_000;
/** In characters. A larger store would crowd out the draft. @chosen */
const MOST_CHARACTERS = 200_000;

let inPage: string | undefined;
let storage: ListCacheStorage = {
  load: () => inPage,
  save: (text) => {
    inPage = text;
  },
};

declare global {
  // Only `var` declares a property of the global object.
  var askedLists: Map<string, Promise<string>> | undefined;
}

/** Requests without a response yet. The script of a first page is a bundle of its own and may ask for the list of the form. */
const asked = (globalThis.askedLists ??= new Map<string, Promise<string>>());

/** Sets where lists are stored. */
export function setListCacheStorage(chosen: ListCacheStorage): void {
  storage = chosen;
}

function cachedLists(): CachedLists {
  try {
    return (JSON.parse(storage.load() ?? '{}') as CachedLists | null) ?? {};
  } catch {
    return {};
  }
}

/** Call after a refusal: the applicant may have chosen from an outdated list. */
export function clearListCache(): void {
  storage.save('{}');
}

function store(key: string, text: string): void {
  const lists = JSON.stringify({ ...cachedLists(), [key]: [Date.now(), text] satisfies CachedList });
  if (lists.length > MOST_CHARACTERS) clearListCache();
  else storage.save(lists);
}

/** Whether a round has closed since the list was cached. */
const hasEndedSince = (response: unknown, at: number): boolean =>
  ([response].flat() as readonly { readonly closes_at?: string | null }[]).some(({ closes_at }) => {
    const end = Date.parse(closes_at ?? '');
    return end > at && end <= Date.now();
  });

interface Reading<Page> {
  /**
   * `refresh` always asks the server, for responses that decide who may apply. `only` never asks it, for what the page
   * can do without.
   */
  readonly cache: 'use' | 'refresh' | 'only';
  readonly ask: () => Promise<string>;
  readonly parse: (text: string) => Page;
}

/** Returns a cached response, or asks the server and caches its response. @throws what `ask` and `parse` throw */
export async function readThroughListCache<Page extends { readonly response: unknown }>(
  key: string,
  { cache, ask, parse }: Reading<Page>,
): Promise<Page> {
  if (cache === 'only') return parse(cachedLists()[key]?.[1] ?? '');
  try {
    const [at, before] = (cache === 'use' ? cachedLists()[key] : undefined) ?? [NaN, ''];
    const age = Date.now() - at;
    if (age >= 0 && age < FRESH_MS) {
      const page = parse(before);
      if (!hasEndedSince(page.response, at)) return page;
    }
  } catch {
    // The cached text is unreadable or was written by another build: ask the server.
  }
  const running = asked.get(key);
  const response = running ?? ask();
  asked.set(key, response);
  // The other bundle does not announce its requests.
  const end = running ? countRequest() : undefined;
  try {
    const text = await response;
    end?.('done');
    const page = parse(text);
    store(key, text);
    return page;
  } catch (error) {
    end?.('failed');
    throw error;
  } finally {
    asked.delete(key);
  }
}
