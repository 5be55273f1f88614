/** One file of words each, `locales/<locale>/<namespace>.json`. */
export const NAMESPACES = [
  'common',
  'dialogs',
  'footer',
  'pages',
  'gallery',
  'errors',
  'fields',
  'flow',
  'bachelor',
  'code',
  'dashboard',
  'upload',
  'payment',
  'rescue',
  'resume',
  'review',
  'outcome',
] as const;
export type Namespace = (typeof NAMESPACES)[number];
