import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const user = userEvent.setup({ delay: null });

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Writes as a browser does: not through the property of the element, with which React hears of changes by scripts. */
function write(control: TextControl, text: string): void {
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(control, text);
}

const input = (control: TextControl, inputType: string, data: string | null, isComposing = false): void => {
  control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, data, isComposing }));
};

const put = (inputType: string, tellsText: boolean) => (control: TextControl, text: string) =>
  act(async () => {
    control.focus();
    write(control, text);
    input(control, inputType, tellsText ? text : null);
    control.blur();
    await Promise.resolve();
  });

/** How a text gets into a field. None but a paste fires `paste`, and only keys fire `keydown`. */
export const WAYS: Readonly<Record<string, (control: TextControl, text: string) => Promise<void>>> = {
  typed: async (control, text) => {
    await user.click(control);
    await user.keyboard(text.replace(/[{[]/g, '$&$&'));
  },
  pasted: async (control, text) => {
    await user.click(control);
    await user.paste(text);
  },
  "inserted by a keyboard's strip": put('insertText', true),
  'put in place of a word': put('insertReplacementText', false),
  dropped: put('insertFromDrop', false),
  composed: (control, text) =>
    act(async () => {
      control.focus();
      control.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
      for (const part of [text.slice(0, 1), text.slice(0, -1), text]) {
        write(control, part);
        input(control, 'insertCompositionText', part, true);
      }
      control.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: text }));
      control.blur();
      await Promise.resolve();
    }),
  'filled in with events': (control, text) =>
    act(async () => {
      write(control, text);
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
      await Promise.resolve();
    }),
  'filled in without events': async (control, text) => {
    write(control, text);
    await Promise.resolve();
  },
};
