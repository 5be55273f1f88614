import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../config/locales.ts';
import { addresses, type RouteAddress } from '../../config/routes.ts';
import { CLEAR_PATH } from '../../config/hosts.ts';
import { localePrefix, localizedPath } from '../../config/locale-path.ts';
import { adminPath } from '../edit/admin-path.ts';
import { CACHE, cacheOfPage, headerCsp, metaCsp, HIDDEN_FILES } from './headers.ts';

/** One file of a build and its headers. */
export interface ServedFile {
  /** The path in the build, such as `/regisbachelor/index.html`. */
  readonly file: string;
  readonly cache: string;
  readonly csp: string;
}

export interface BuiltSite {
  readonly documents: readonly (ServedFile & { readonly address: RouteAddress })[];
  readonly notFound: readonly (ServedFile & { readonly locale: Locale })[];
  /** Pages that every host has under the same path: what clears this device and, for staging, the editor's page. */
  readonly shared: readonly (ServedFile & { readonly path: string })[];
  /** Whether it has the editor's page. */
  readonly isForEditors?: boolean;
  /** Files at the root of the site, such as `/robots.txt`. */
  readonly loose: readonly ServedFile[];
}

const isLoose = (path: string): boolean => !HIDDEN_FILES.test(path) && !path.endsWith('.html');

const fileOf = (to: string): string => `${to === '/' ? '' : to}/index.html`;

/** @throws {Error} when a page of the route table is missing or has no content security policy */
export function readBuiltSite(root: string): BuiltSite {
  const page = (file: string, cache: string): ServedFile => {
    const meta = metaCsp(readFileSync(join(root, file), 'utf8'));
    if (meta === '') throw new Error(`${file} has no content security policy.`);
    return { file, cache, csp: headerCsp(meta) };
  };
  const filesIn = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && isLoose(folder + entry.name))
      .map(({ name }) => folder + name);
  const editors = LOCALES.map(adminPath).filter((path) => existsSync(join(root, fileOf(path))));
  return {
    documents: addresses.map((address) => ({ address, ...page(fileOf(address.to), cacheOfPage(address.name)) })),
    notFound: LOCALES.map((locale) => ({
      locale,
      ...page(`${locale === DEFAULT_LOCALE ? '' : localePrefix(locale)}/404.html`, CACHE.private),
    })),
    isForEditors: editors.length > 0,
    shared: [...LOCALES.map((locale) => localizedPath(CLEAR_PATH, locale)), ...editors].map((path) => ({
      path,
      ...page(fileOf(path), CACHE.private),
    })),
    loose: ['/', '/.well-known/', '/scenes/', ...editors.map((path) => `${path}/`)]
      .flatMap(filesIn)
      .map((file) => ({ file, cache: CACHE.open, csp: '' })),
  };
}
