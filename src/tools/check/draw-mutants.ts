import { Instrumenter } from '@stryker-mutator/instrumenter';
import { createHash } from 'node:crypto';

/** One small change in a file of the source. */
export interface Mutant {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** Where the changed code begins and ends in the text of the file. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

const OPTIONS = { plugins: null, excludedMutations: [], ignorers: [] };
const nothing = (): void => undefined;
const never = (): boolean => false;
const LOGGER = {
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
  isTraceEnabled: never,
  isDebugEnabled: never,
  isInfoEnabled: never,
  isWarnEnabled: never,
  isErrorEnabled: never,
  isFatalEnabled: never,
};

/** Every change that Stryker would make. */
export async function mutantsOf(texts: ReadonlyMap<string, string>): Promise<Mutant[]> {
  const files = [...texts].map(([name, content]) => ({ name, content, mutate: true }));
  const { mutants } = await new Instrumenter(LOGGER).instrument(files, OPTIONS);
  return mutants.map(({ fileName, location, replacement }) => {
    const lines = (texts.get(fileName) ?? '').split('\n');
    const offset = ({ line, column }: typeof location.start): number =>
      lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, column);
    const { start, end } = location;
    return { file: fileName, line: start.line + 1, start: offset(start), end: offset(end), replacement };
  });
}

/** @returns all of them in an order by chance, which the seed decides alone: a change keeps its place among those of other files */
export function shuffled(mutants: readonly Mutant[], seed: string): Mutant[] {
  const rank = ({ file, start, end, replacement }: Mutant): string =>
    createHash('sha256').update([seed, file, start, end, replacement].join('\0')).digest('hex');
  return mutants
    .map((mutant) => ({ mutant, rank: rank(mutant) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ mutant }) => mutant);
}

export const applied = (text: string, { start, end, replacement }: Mutant): string =>
  text.slice(0, start) + replacement + text.slice(end);
