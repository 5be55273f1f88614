import { Component, type ReactNode } from 'react';

/** The answer of a dialog that could not be drawn. */
export class DialogFailure {
  constructor(readonly error: unknown) {}
}

interface DialogBoundaryProps {
  readonly end: (failure: DialogFailure) => void;
  readonly children: ReactNode;
}

/** Without it, an error inside one dialog removes them all, and whoever waits for an answer waits for good. */
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
