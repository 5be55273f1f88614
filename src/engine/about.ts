/** The server's HTML about an item of a list. */
export type About = (item: never) => readonly (string | null | undefined)[];

/** Baht of a chosen item and the word that says what they are for (`fields.prices`); unknown when the server does not tell. */
export interface Price {
  readonly word: 'fee' | 'course' | 'regular';
  readonly of: (item: never) => number | null | undefined;
}
