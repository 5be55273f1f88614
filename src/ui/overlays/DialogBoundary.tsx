import { Component, type ReactNode } from 'react';

/** The answer of a dialog that failed to render. */
export class DialogFailure {
  constructor(readonly error: unknown) {}
}

interface DialogBoundaryProps {
  readonly end: (failure: DialogFailure) => void;
  readonly children: ReactNode;
}

/**
 * Ends a dialog with an error that was thrown inside it. Otherwise the error would remove all dialogs, and their
 * callers would wait forever.
 */
export class DialogBoundary extends Component<DialogBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown): void {
    this.props.end(new DialogFailure(error));
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
