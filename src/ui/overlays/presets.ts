import type { ConfirmText } from './types.ts';

interface PresetMessages {
  title: string;
  message: ConfirmText['message'];
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
export const duplicatePreset = (
  { title, message, primary, secondary }: PresetMessages,
  close: string,
): ConfirmText => ({ icon: 'warning', title, message, primary, secondary, close });
