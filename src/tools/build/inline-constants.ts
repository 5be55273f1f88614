import type { Plugin } from 'vite';
import * as constants from '../../config/constants.ts';

const IMPORT = /import\s*\{([^}]+)\}\s*from\s*["'][^"']*\/config\/constants\.ts["'];?/g;

const valueOf = (name: string): unknown => (constants as Readonly<Record<string, unknown>>)[name];

/** @throws {Error} for a name that `src/config/constants.ts` does not export */
const declaration = (specifier: string): string => {
  const [name = '', local = name] = specifier.trim().split(/\s+as\s+/);
  const value = valueOf(name);
  if (value === undefined) throw new Error(`src/config/constants.ts exports no ${name}.`);
  return `const ${local} = ${JSON.stringify(value)};`;
};

export const withInlineConstants = (code: string): string =>
  code.replace(IMPORT, (_statement, specifiers: string) =>
    specifiers
      .split(',')
      .filter((specifier) => specifier.trim() !== '')
      .map(declaration)
      .join(' '),
  );

/**
 * A module travels whole: every page would load the limits of uploads and payments with the few numbers that its own scripts need.
 */
export const inlineConstants = (): Plugin => ({
  name: 'inline-constants',
  apply: 'build',
  transform: (code, _id, options) =>
    options?.ssr || !code.includes('/config/constants.ts') ? undefined : { code: withInlineConstants(code), map: null },
});
