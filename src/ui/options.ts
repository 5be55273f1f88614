/** One choice of a select, of tiles or of a combobox. */
export interface Option {
  value: string;
  label: string;
}
