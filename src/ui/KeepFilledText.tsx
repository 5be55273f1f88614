import { Component, type ReactNode } from 'react';

type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface KeepFilledTextProps {
  /** The id of the control. */
  readonly id: string | undefined;
  /** What the form has heard of it; any other type belongs to a control that React does not write to. */
  readonly value: unknown;
  readonly children: ReactNode;
}

function controlOf(id: string | undefined): TextControl | undefined {
  const control = document.getElementById(id ?? '');
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  return isControl ? control : undefined;
}

/** A list shows its first option as long as it does not offer the value that the form has heard of. */
export const isOffered = ({ options }: HTMLSelectElement, value: string): boolean =>
  [...options].some((option) => option.value === value);

/** Writes a text past React, which otherwise takes it for its own and does not tell the form of it. */
function fillIn(control: TextControl, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Some password managers fill a control in without an event, and React would empty it again whenever the control is
 * rendered for another reason. It is a class because only a class may look at the page before React writes to it.
 */
export class KeepFilledText extends Component<KeepFilledTextProps> {
  override getSnapshotBeforeUpdate({ id, value }: KeepFilledTextProps): string | null {
    const control = controlOf(id);
    // A text that the form itself changes counts, and a control may only wait for its options.
    if (!control?.value || typeof value !== 'string' || value !== this.props.value) return null;
    if (control instanceof HTMLSelectElement && !isOffered(control, value)) return null;
    return control.value === value ? null : control.value;
  }

  override componentDidUpdate(_before: KeepFilledTextProps, _state: unknown, text: string | null): void {
    const control = controlOf(this.props.id);
    if (control && text !== null && control.value !== text) fillIn(control, text);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
