/** Looks of buttons; written out, because Tailwind keeps only the class names that it finds. */
export const BUTTON_CLASS = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  danger: 'button-danger',
  link: 'button-link',
} as const;
export type ButtonKind = keyof typeof BUTTON_CLASS;
