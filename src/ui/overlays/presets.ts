import type { ConfirmText } from './texts.ts';

interface PresetWords {
  title: string;
  message: string;
  confirm: string;
  cancel: string;
}

/** Info preset (spec section 2): the application is saved and can be resumed. Confirm: go on filling in; cancel: leave the page. */
export const savedPreset = (words: PresetWords, close: string): ConfirmText => ({ icon: 'save', ...words, close });

/** Warning preset (spec section 2): phone or e-mail is already in an application. Its one button goes to the existing data. */
export const duplicatePreset = (words: Omit<PresetWords, 'cancel'>, close: string): ConfirmText => ({
  icon: 'warning',
  ...words,
  close,
});
