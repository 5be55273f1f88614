/** A round of admission, a scholarship campaign or a short course. */
export interface Round {
  readonly name: string;
  readonly open?: boolean | null | undefined;
  /** Baht. */
  readonly amount?: number | null | undefined;
  /** ISO 8601. */
  readonly closes_at?: string | null | undefined;
}

interface RoundFacts {
  /** Names of those that take applications. */
  readonly open: readonly string[];
  /** None takes applications; where one does not say, neither does this. */
  readonly closed: boolean;
  /** Baht. */
  readonly fee?: { readonly lowest: number; readonly highest: number };
  /** ISO 8601; `only`: of all open rounds. */
  readonly closing?: { readonly first: string; readonly only: boolean };
}

/** All of them, or nothing is claimed. */
function allKnown<T>(values: readonly (T | null | undefined)[]): readonly T[] {
  const known = values.filter((value): value is T => value !== null && value !== undefined);
  return known.length === values.length ? known : [];
}

function feeOf(rounds: readonly Round[]): RoundFacts['fee'] {
  const amounts = allKnown(rounds.map(({ amount }) => amount));
  return amounts.length === 0 ? undefined : { lowest: Math.min(...amounts), highest: Math.max(...amounts) };
}

function closingOf(rounds: readonly Round[]): RoundFacts['closing'] {
  const days = rounds.flatMap(({ closes_at: day }) => (Number.isNaN(Date.parse(day ?? '')) ? [] : [day ?? '']));
  const [first] = days.sort((one, other) => Date.parse(one) - Date.parse(other));
  return first === undefined ? undefined : { first, only: days.length === rounds.length && days.at(-1) === first };
}

export function factsOf(rounds: readonly Round[]): RoundFacts {
  const open = rounds.filter((round) => round.open);
  const [fee, closing] = [feeOf(open), closingOf(open)];
  return {
    open: open.map(({ name }) => name),
    closed: rounds.every((round) => round.open === false),
    ...(fee && { fee }),
    ...(closing && { closing }),
  };
}
