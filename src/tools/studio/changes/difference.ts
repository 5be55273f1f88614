export interface Part {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** The lengths of the longest common part of the rest of both lists, by position. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const isSame = before[row] === after[column];
      const length = isSame ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
      lengths[row]?.splice(column, 1, length);
    }
  }
  return lengths;
}

/** The items to remove from a list and to insert, in order. */
export function difference(before: readonly string[], after: readonly string[]): Part[] {
  const lengths = commonLengths(before, after);
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  const parts: Part[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [old = '', next = ''] = [before[row], after[column]];
    if (row < before.length && column < after.length && old === next) {
      parts.push({ kind: 'same', text: old });
      row += 1;
      column += 1;
    } else if (row < before.length && (column === after.length || at(row + 1, column) >= at(row, column + 1))) {
      parts.push({ kind: 'removed', text: old });
      row += 1;
    } else {
      parts.push({ kind: 'added', text: next });
      column += 1;
    }
  }
  return parts;
}

const words = new Intl.Segmenter('th', { granularity: 'word' });

/** Compares by words, which in Thai only a dictionary can separate. */
export const differenceOfTexts = (before: string, after: string): Part[] =>
  difference(
    [...words.segment(before)].map(({ segment }) => segment),
    [...words.segment(after)].map(({ segment }) => segment),
  );
