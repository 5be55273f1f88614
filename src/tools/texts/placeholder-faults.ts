import { placeholdersOf } from '../check/message-rules.ts';
import type { Fault } from './problems.ts';

/** The items that the first list contains more often than the second. */
const without = (list: readonly string[], other: readonly string[]): string[] => {
  const rest = [...other];
  return list.filter((one) => {
    const index = rest.indexOf(one);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
};

const lettersOf = (placeholder: string): string => placeholder.replaceAll(/[{}\s]/g, '').toLowerCase();

/** The unknown placeholder that was probably meant: one with the same letters, else the first. */
const meant = (lost: string, unknown: readonly string[]): string | undefined =>
  unknown.find((one) => lettersOf(one) === lettersOf(lost)) ?? unknown[0];

const bracesOutside = (text: string): boolean => /[{}]/.test(text.replaceAll(/\{\{?[^{}]*\}?\}/g, ''));

const missing = (placeholder: string, old: readonly string[]): Fault => {
  const times = old.filter((one) => one === placeholder).length;
  return { kind: times > 1 ? 'lostOne' : 'lost', values: { placeholder, times } };
};

/** One sentence for each placeholder that is missing, misspelt or unknown. */
export function placeholderFaults(before: string, after: string): Fault[] {
  const [old, now] = [placeholdersOf(before), placeholdersOf(after)];
  const rest = without(now, old);
  const unknown = rest.filter((one) => !old.includes(one));
  const lost = [...new Set(without(old, now))].map((placeholder): Fault => {
    const found = meant(placeholder, unknown);
    if (found === undefined) return missing(placeholder, old);
    unknown.splice(unknown.indexOf(found), 1);
    return { kind: 'garbled', values: { placeholder, found } };
  });
  const repeated = [...new Set(rest.filter((one) => old.includes(one)))];
  const faults: Fault[] = [
    ...lost,
    ...unknown.map((placeholder) => ({ kind: 'invented' as const, values: { placeholder } })),
    ...repeated.map((placeholder) => ({ kind: 'repeated' as const, values: { placeholder } })),
  ];
  const isBraceLeft = faults.length === 0 && bracesOutside(after) && !bracesOutside(before);
  return isBraceLeft ? [{ kind: 'brace' }] : faults;
}
