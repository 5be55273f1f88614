import type { ComponentType, SVGProps } from 'react';

interface EditorToolProps {
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** A word that fits below the symbol on a phone. */
  readonly text: string;
  /** What the tool does; it contains the word. */
  readonly name: string;
  readonly disabled?: boolean;
  /** Set if the tool is switched on and off. */
  readonly isOn?: boolean;
  readonly onClick: () => void;
}

/** A tool of the picture editor: a symbol with its name below. */
export const EditorTool = ({ icon: Icon, text, name, disabled, isOn, onClick }: EditorToolProps) => (
  <button
    type="button"
    className="editor-tool"
    aria-label={name}
    title={name}
    disabled={disabled}
    aria-pressed={isOn}
    onClick={onClick}
  >
    <Icon className="size-5" aria-hidden="true" />
    <span aria-hidden="true">{text}</span>
  </button>
);
