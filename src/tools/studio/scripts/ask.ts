/** The JSON that the server has put into the page. */
export const pageData = (): unknown => JSON.parse(document.querySelector('#data')?.textContent ?? '{}');

/** @throws when the studio does not respond or refuses */
export async function ask<A>(path: string, body: object | FormData): Promise<A> {
  const isForm = body instanceof FormData;
  const response = await fetch(path, {
    method: 'POST',
    body: isForm ? body : JSON.stringify(body),
    ...(isForm ? {} : { headers: { 'Content-Type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as A;
}

export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}.`);
  return element;
}

/** Makes only the last call within a short time and drops earlier responses. */
export function settled(work: (isLast: () => boolean) => Promise<void>, wait = 250): () => void {
  let [timer, turn] = [0, 0];
  return () => {
    turn += 1;
    const own = turn;
    clearTimeout(timer);
    timer = window.setTimeout(() => void work(() => own === turn).catch(() => undefined), wait);
  };
}

/** A frame's document, once it is loaded. */
export const documentOf = (frame: HTMLIFrameElement): Promise<Document> =>
  new Promise((resolve) => {
    const isThere = (): Document | undefined => {
      const inside = frame.contentDocument;
      return inside?.readyState === 'complete' && inside.querySelector('main') ? inside : undefined;
    };
    const now = isThere();
    if (now) return resolve(now);
    frame.addEventListener('load', () => {
      const loaded = isThere();
      if (loaded) resolve(loaded);
    });
  });
