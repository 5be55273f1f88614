/** Tailwind keeps only names that it finds in full. */
export const BUTTON_CLASS = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  danger: 'button-danger',
  link: 'button-link',
} as const;
export type ButtonKind = keyof typeof BUTTON_CLASS;
