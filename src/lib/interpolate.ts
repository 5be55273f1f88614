import { hasOwn } from './has-own.ts';

/** A placeholder without a value stays visible, so that the mistake is noticed. */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => (hasOwn(values, name) ? String(values[name]) : whole));
