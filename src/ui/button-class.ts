/** The class names are written out, because Tailwind finds only complete names. */
export const BUTTON_CLASS = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  danger: 'button-danger',
  link: 'button-link',
  quiet: 'button-link button-quiet',
} as const;
export type ButtonKind = keyof typeof BUTTON_CLASS;
