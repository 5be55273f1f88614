import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What stands in place of what broke. */
  readonly face: (error: unknown) => ReactNode;
}

interface State {
  readonly broken: { readonly error: unknown } | undefined;
}

/** Shows a face instead of an empty page when something below throws; coming back to the page tries again (spec, section 2). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { broken: undefined };
  static getDerivedStateFromError = (error: unknown): State => ({ broken: { error } });

  private readonly clear = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.setState({ broken: undefined });
  };
  override componentDidMount(): void {
    window.addEventListener('pageshow', this.clear);
  }
  override componentWillUnmount(): void {
    window.removeEventListener('pageshow', this.clear);
  }

  override render(): ReactNode {
    const { broken } = this.state;
    return broken ? this.props.face(broken.error) : this.props.children;
  }
}
