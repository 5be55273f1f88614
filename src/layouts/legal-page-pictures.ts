/** Every picture of a text, in Markdown or in HTML: `![text](address)`. */
const PICTURE = /!\[([^\]]*)\]\(\s*<?([^)\s>]*)[^)]*\)|<img\b[^>]*>/gi;
/** Beside the folders of the languages: the build gives it its size and serves it from this site, as the page's policy demands. */
const OWN = /^\.\.\/pictures\/([a-z0-9]+(?:-[a-z0-9]+)*\.(?:png|jpg|webp))$/;

export interface PicturesOfText {
  /** Names of files in `src/content/policies/pictures`. */
  readonly names: readonly string[];
  /** Addresses that lead elsewhere. */
  readonly foreign: readonly string[];
  /** Addresses of pictures without a text for people who do not see them. */
  readonly silent: readonly string[];
}

export function picturesIn(markdown: string): PicturesOfText {
  const all = [...markdown.matchAll(PICTURE)].map(([whole, text = '', target]) => ({ text, target: target ?? whole }));
  return {
    names: all.flatMap(({ target }) => OWN.exec(target)?.[1] ?? []),
    foreign: all.flatMap(({ target }) => (OWN.test(target) ? [] : [target])),
    silent: all.flatMap(({ text, target }) => (OWN.test(target) && text.trim() === '' ? [target] : [])),
  };
}
