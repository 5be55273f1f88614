import type { ConfirmText } from './types.ts';

interface PresetMessages {
  title: string;
  message: string;
  primary: string;
  secondary: string;
}

/** The success alert of docs/spec.md, section 2. */
export const savedPreset = (messages: PresetMessages, close: string): ConfirmText => ({
  icon: 'save',
  ...messages,
  close,
});

/** The duplicate alert of docs/spec.md, section 2. */
export const duplicatePreset = (messages: Omit<PresetMessages, 'secondary'>, close: string): ConfirmText => ({
  icon: 'warning',
  ...messages,
  close,
});
