import type { Plugin } from 'vite';

/** What only programs and the built HTML read of the big tables; a page would carry it on its first load. */
const UNREAD = [
  { file: '/src/api/contract/', text: /\n\s*summary:\s*(?:'[^'\n]*'|"[^"\n]*"),/g },
  { file: '/src/config/routes.ts', text: /,\s*(?:\.\.\.[A-Z]+|(?:canonical|screen): '[^']*')/g },
];

/** Leaves summaries of calls, and all of a route but its path, out of the browser's copy. */
export const leanClient = (): Plugin => ({
  name: 'lean-client',
  enforce: 'pre',
  apply: 'build',
  transform(code, id, options) {
    if (options?.ssr) return undefined;
    const rule = UNREAD.find(({ file }) => id.includes(file));
    return rule && { code: code.replace(rule.text, ''), map: null };
  },
});
