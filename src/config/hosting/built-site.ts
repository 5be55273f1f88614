import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../locales.ts';
import { addresses, type RouteAddress } from '../routes.ts';
import { localePrefix } from '../locale-path.ts';
import { CACHE, cacheOfPage, headerPolicy, metaPolicy, UNSERVED } from './headers.ts';

/** One file of a build and what is sent with it. */
export interface ServedFile {
  /** Path in the build: `/regisbachelor/index.html`. */
  readonly file: string;
  readonly cache: string;
  /** Content security policy; empty for what is no page. */
  readonly policy: string;
}

/** Everything a host must know of a build. */
export interface BuiltSite {
  readonly documents: readonly (ServedFile & { readonly address: RouteAddress })[];
  readonly notFound: readonly (ServedFile & { readonly locale: Locale })[];
  /** Files beside the pages, at their own address: `/robots.txt`. */
  readonly loose: readonly ServedFile[];
}

const isLoose = (path: string): boolean => !UNSERVED.test(path) && !path.endsWith('.html');

/** Astro's pages are folders with an `index.html`, but for the not-found pages. */
const fileOf = (to: string): string => `${to === '/' ? '' : to}/index.html`;

/** Reads a build. @throws {Error} when a page of the route table is missing, or has no policy */
export function readBuiltSite(root: string): BuiltSite {
  const page = (file: string, cache: string): ServedFile => {
    const meta = metaPolicy(readFileSync(join(root, file), 'utf8'));
    if (meta === '') throw new Error(`${file} has no content security policy.`);
    return { file, cache, policy: headerPolicy(meta) };
  };
  const filesIn = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && isLoose(folder + entry.name))
      .map(({ name }) => folder + name);
  return {
    documents: addresses.map((address) => ({ address, ...page(fileOf(address.to), cacheOfPage(address.name)) })),
    notFound: LOCALES.map((locale) => ({
      locale,
      ...page(`${locale === DEFAULT_LOCALE ? '' : localePrefix(locale)}/404.html`, CACHE.private),
    })),
    loose: [...filesIn('/'), ...filesIn('/.well-known/')].map((file) => ({ file, cache: CACHE.open, policy: '' })),
  };
}
