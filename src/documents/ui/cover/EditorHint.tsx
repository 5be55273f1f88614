import type { Messages } from '../../../i18n/messages.ts';

interface EditorHintProps {
  readonly text: string;
  readonly messages: Messages['cover'];
}

/** What is dragged can also be moved by keys. */
export const EditorHint = ({ text, messages }: EditorHintProps) => (
  <p className="hint">
    <span>{text}</span> <span className="by-keys">{messages.byKeys}</span>
  </p>
);
