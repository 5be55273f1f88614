/** Rounds that everybody can choose come first, the cheapest first, as a first page promises them. @param amount in baht */
export const rankOfRound = (needsCode: boolean, amount: number | null | undefined): number =>
  (needsCode ? 1e9 : 0) + (amount ?? 1e8);
