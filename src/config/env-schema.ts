import { envField } from 'astro/config';
import { VARIABLES, type Variable, type VariableKind } from './variables.ts';

const ADDRESSES: readonly VariableKind[] = ['address', 'reports'];
const PAGES = { context: 'client', access: 'public' } as const;

const fieldOf = ({ kind, required, fallback, onServer }: Variable) => {
  // With `url: false`, Astro would reject addresses.
  const url = ADDRESSES.includes(kind) ? { url: true } : {};
  if (onServer) return envField.string({ context: 'server', access: 'public', optional: true, ...url });
  if (kind === 'switch') return envField.boolean({ ...PAGES, default: false });
  if (required === 'always') return envField.string(PAGES);
  return envField.string({
    ...PAGES,
    ...url,
    ...(fallback === undefined ? { optional: true } : { default: fallback }),
  });
};

export const envSchema = Object.fromEntries(
  Object.entries(VARIABLES).map(([name, variable]) => [name, fieldOf(variable)]),
);
