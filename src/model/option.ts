export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}
