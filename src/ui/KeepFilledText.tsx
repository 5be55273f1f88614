import { Component, type ReactNode } from 'react';

type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface KeepFilledTextProps {
  /** The id of the control. */
  readonly id: string | undefined;
  /** The form's value; any other type belongs to a control that React does not write to. */
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

/** Whether a select offers this value. Otherwise it shows its first option. */
export const isOffered = ({ options }: HTMLSelectElement, value: string): boolean =>
  [...options].some((option) => option.value === value);

/** Writes a text without React's knowledge. React would otherwise treat it as its own and not report it to the form. */
function fillIn(control: TextControl, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Some password managers fill a control in without an event, and React would clear it at the control's next render. A
 * class, because only a class can look at the page before React writes to it.
 */
export class KeepFilledText extends Component<KeepFilledTextProps> {
  override getSnapshotBeforeUpdate({ id, value }: KeepFilledTextProps): string | null {
    const control = controlOf(id);
    // A change by the form itself takes precedence, and a control may only be waiting for its options.
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
