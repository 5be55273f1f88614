import type { ComponentType, SVGProps } from 'react';

interface EditorToolProps {
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly text: string;
  readonly disabled?: boolean;
  /** Set if the tool is switched on and off. */
  readonly isOn?: boolean;
  readonly onClick: () => void;
}

/** A tool of the picture editor: a symbol with its name below. */
export const EditorTool = ({ icon: Icon, text, disabled, isOn, onClick }: EditorToolProps) => (
  <button type="button" className="editor-tool" disabled={disabled} aria-pressed={isOn} onClick={onClick}>
    <Icon className="size-5" aria-hidden="true" />
    <span>{text}</span>
  </button>
);
