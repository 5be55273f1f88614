/** Rounds to one decimal, which keeps the pictures small. */
export const round = (value: number): number => Math.round(value * 10) / 10;
/** Joins the parts of a path, with coordinates of one decimal. */
export const path = (parts: TemplateStringsArray, ...numbers: readonly number[]): string =>
  String.raw({ raw: parts }, ...numbers.map(round));

/** A star with four points around (x, y). A `plump` one has room for a figure. */
export const fourPointStar = (x: number, y: number, radius: number, plump = false): string => {
  const waist = radius * (plump ? 0.36 : 0.16);
  return path`M${x} ${y - radius}Q${x + waist} ${y - waist} ${x + radius} ${y}Q${x + waist} ${y + waist} ${x} ${y + radius}Q${x - waist} ${y + waist} ${x - radius} ${y}Q${x - waist} ${y - waist} ${x} ${y - radius}Z`;
};
