import { FLOW_IDS } from '../config/flow-registry.ts';

export const NAMESPACES = [
  'common',
  'consent',
  'dialogs',
  'footer',
  'help',
  'pages',
  'gallery',
  'errors',
  'fields',
  'form-help',
  'flow',
  ...FLOW_IDS,
  'campaign',
  'otp',
  'dashboard',
  'upload',
  'payment',
  'in-app-browser',
  'resume',
  'review',
  'result',
] as const;
export type Namespace = (typeof NAMESPACES)[number];
