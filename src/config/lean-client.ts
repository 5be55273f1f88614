import type { Plugin } from 'vite';

/** What only programs and the built HTML read of the big tables; a page would carry it on its first load. */
const UNREAD = [
  { file: '/src/api/contract/', text: /\n\s*summary:\s*(?:'[^'\n]*'|"[^"\n]*"),/g },
  // What is sent was checked when the program compiled; only answers are parsed. A property ends where the next one begins.
  { file: '/src/api/contract/', text: /\n {2}(?:query|body): [^]*?,(?=\n {2}\w|\n\}\))/g },
  { file: '/src/config/routes.ts', text: /,\s*(?:\.\.\.[A-Z]+|(?:canonical|screen): '[^']*')/g },
];

/** Leaves what calls send and their summaries, and all of a route but its path, out of the browser's copy. */
export const leanClient = (): Plugin => ({
  name: 'lean-client',
  enforce: 'pre',
  apply: 'build',
  transform(code, id, options) {
    if (options?.ssr) return undefined;
    const rules = UNREAD.filter(({ file }) => id.includes(file));
    if (rules.length === 0) return undefined;
    return { code: rules.reduce((text, rule) => text.replace(rule.text, ''), code), map: null };
  },
});
