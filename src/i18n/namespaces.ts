/** One file of words each, `locales/<locale>/<namespace>.json`. */
export const NAMESPACES = [
  'common',
  'consent',
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
  'resume',
  'review',
  'outcome',
] as const;
export type Namespace = (typeof NAMESPACES)[number];
