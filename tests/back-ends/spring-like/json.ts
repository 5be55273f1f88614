/** A BigDecimal with two digits: JSON gets the number 800.00, not 800. */
export class Money {
  constructor(readonly amount: number) {}

  toJSON(): string {
    return `\f${this.amount.toFixed(2)}`;
  }
}

/** JSON in which an amount is a number that keeps its digits: its text is marked by a form feed until here. */
export function toJson(value: unknown): string {
  return JSON.stringify(value).replace(/"\\f(\d+\.\d\d)"/g, '$1');
}

/** "2026-11-26T00:44:00+07:00", as an OffsetDateTime of Bangkok is written. */
export function offsetDateTime(date: Date | null): string | null {
  if (!date) return null;
  return new Date(date.getTime() + 7 * 3_600_000).toISOString().replace(/\.\d+Z$/, '+07:00');
}
