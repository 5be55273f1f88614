import { FLOW_IDS } from '../../../src/config/flow-registry.ts';
import { LOCALES } from '../../../src/config/locales.ts';
import { href } from '../../../src/config/routes.ts';

export const TOKEN = '12|aB3.d-E_f~9';
export const SLUG = 'star-scholars';

/** What stands behind a link in chats, mails and sentences. */
export const TAILS = [
  ...[')', '.', ',', ';', ':', '!', '…', '”', '"', "'", '’', '»', '>', ']', '),', ').', '**', '|'],
  ...['\u200B', '\uFEFF', '\u200E', '\u00AD', '\u2060', ' ', '%20', '%E2%80%8B', '%0A', '%22', '%3E', '%E0%B8', '%'],
  ...[' สมัครเลย', '%20สมัครเลย', '\u00A0(ด่วน)', ' and more', '/', '//', '/)', '/%20', '/.'],
  ...['?fbclid=IwAR0', '?utm_source=a?utm_medium=b', '?', '??', '#', '#:~:text=x', '?lang=', '&fbclid=1', '&amp;x=1'],
];
/** Letters that touch a slug might belong to it. */
export const TOUCHING = ['สมัครเลย', '“x”', '<x>', '(x)', '\\n'];

export const FLOW_LINKS = FLOW_IDS.flatMap((flow) =>
  LOCALES.map((locale) => {
    const name = `${flow}.continue` as const;
    return { name, locale, link: href(name, locale, { slug: SLUG, id: '7', token: TOKEN }) };
  }),
);

/** Other spellings of a resume link that keep its id and its token. */
export const otherSpellings = (link: string): (readonly [what: string, address: string])[] => [
  ['doubled slashes', link.replaceAll('/', '//')],
  ['capitals in its words', link.replace(/\/(?:en|regis\w+|continue)(?=\/)/g, (word) => word.toUpperCase())],
  ['a needless escape', link.replace('-E', '%2DE')],
  ['a slash and a word behind it', `${link}/now`],
  [
    'escapes that were escaped again',
    link.replace(encodeURIComponent(TOKEN), encodeURIComponent(encodeURIComponent(TOKEN))),
  ],
  ['escaped slashes', link.replace(/(?<=[^/])\/(?=continue)/, '%2F')],
  ['its own address before it', link.replace(/^/, '/https://site.example')],
  ['the Thai language before it', link.startsWith('/en/') ? link : `/th${link}`],
  ['its language twice', link.startsWith('/en/') ? `/en${link}` : link],
  ['the brackets of a note', `${link}](https://site.example${link})`],
];

/** Query and language of the page `/dashboard` to which each leads. */
export const LANGUAGE_QUERIES: readonly (readonly [address: string, goTo: string])[] = [
  ['/dashboard?lang=en?utm_source=mail', '/en/dashboard?utm_source=mail'],
  ['/dashboard?utm_source=mail?lang=en', '/en/dashboard?utm_source=mail'],
  ['/dashboard?utm_source=mail&amp;lang=en', '/en/dashboard?utm_source=mail'],
  ['/dashboard?Lang=EN&fbclid=1', '/en/dashboard?fbclid=1'],
  ['/dashboard?amp;lang=en&amp;amp;fbclid=1', '/en/dashboard?fbclid=1'],
  ['/en/dashboard?lang=th_TH', '/dashboard'],
];
