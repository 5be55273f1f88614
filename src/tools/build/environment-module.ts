import type { Plugin } from 'vite';
import { VARIABLES } from '../../config/variables.ts';

const NAME = 'astro:env/client';
const RESOLVED = `\0${NAME}`;

/** The module that Astro gives pages as `astro:env/client`, for a script that Vite bundles separately. */
export const environmentModule = (environment: NodeJS.Dict<string>): Plugin => ({
  name: 'environment-module',
  resolveId: (id) => (id === NAME ? RESOLVED : undefined),
  load: (id) => {
    if (id !== RESOLVED) return undefined;
    const pages = Object.entries(VARIABLES).filter(([, { onServer }]) => !onServer);
    return pages
      .map(([name, { kind, fallback }]) => {
        const text = environment[name] || fallback;
        return `export const ${name} = ${JSON.stringify(kind === 'switch' ? text === 'true' : text)};`;
      })
      .join('\n');
  },
});
