/** Matches every picture of a text in Markdown or HTML: `![text](address)`, `![text][label]`, `<img>`. */
const PICTURE = /!\[([^\]]*)\](?:\(\s*<?([^)\s>]*)[^)]*\)|(?:\[([^\]]*)\])?)|<img\b[^>]*>/gi;
/** Matches the line that gives the address of a label: `[label]: address`. */
const ADDRESS = /^ {0,3}\[([^\]]+)\]:\s*<?([^\s>]+)/gm;
/**
 * Matches pictures in the folder next to the languages. The build measures them and serves them from this site, as the
 * content security policy requires.
 */
const OWN = /^\.\.\/pictures\/([a-z0-9]+(?:-[a-z0-9]+)*\.(?:png|jpg|webp))$/;

export interface PicturesOfText {
  /** Names of files in `src/content/policies/pictures`. */
  readonly names: readonly string[];
  /** Addresses of pictures on other sites. */
  readonly foreign: readonly string[];
  /** Addresses of pictures without a text alternative. */
  readonly silent: readonly string[];
}

const plain = (label: string): string => label.trim().replace(/\s+/g, ' ').toLowerCase();

export function picturesIn(markdown: string): PicturesOfText {
  const addresses = new Map<string, string>();
  for (const [, label = '', address = ''] of markdown.matchAll(ADDRESS))
    if (!addresses.has(plain(label))) addresses.set(plain(label), address);
  const all = [...markdown.matchAll(PICTURE)].flatMap(([whole, text, target, label]) => {
    if (text === undefined) return [{ text: '', target: whole }];
    const address = target ?? addresses.get(plain(label || text));
    return address === undefined ? [] : [{ text, target: address }];
  });
  return {
    names: all.flatMap(({ target }) => OWN.exec(target)?.[1] ?? []),
    foreign: all.flatMap(({ target }) => (OWN.test(target) ? [] : [target])),
    silent: all.flatMap(({ text, target }) => (OWN.test(target) && text.trim() === '' ? [target] : [])),
  };
}
