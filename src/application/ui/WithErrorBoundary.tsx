import { Component, useCallback, type ReactNode } from 'react';
import { onPageRestored } from '../../platform/page-life-cycle.ts';
import type { Locale } from '../../config/locales.ts';
import { errorPageMessages } from '../../i18n/lazy-messages.ts';
import { reportChunkError, useLazyModule } from '../../ui/use-lazy-module.ts';

/** Returns the error's status, else that of its response, else 500 (docs/spec.md, section 2). */
function httpStatusOf(error: unknown): number {
  const { status, response } = (error ?? {}) as { status?: unknown; response?: { status?: unknown } };
  return [status, response?.status].find((one) => typeof one === 'number') ?? 500;
}

/** Loads the error page and its messages on demand, because few visitors see them. */
export const LazyErrorPage = ({ locale, status }: { readonly locale: Locale; readonly status: number }) => {
  const load = useCallback(
    async () => ({ messages: await errorPageMessages(locale), ...(await import('./InlineErrorPage.tsx')) }),
    [locale],
  );
  const lazyModule = useLazyModule(load, reportChunkError);
  return lazyModule ? (
    <lazyModule.InlineErrorPage locale={locale} messages={lazyModule.messages} status={status} />
  ) : null;
};

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (error: unknown) => ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: { readonly error: unknown } | undefined;
}

/** Renders its children again when the browser restores the page from the back/forward cache. */
class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: undefined };
  static getDerivedStateFromError = (error: unknown): ErrorBoundaryState => ({ failed: { error } });

  private removeListener: (() => void) | undefined;
  override componentDidMount(): void {
    this.removeListener = onPageRestored(() => this.setState({ failed: undefined }));
  }
  override componentWillUnmount(): void {
    this.removeListener?.();
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.error) : this.props.children;
  }
}

interface WithErrorBoundaryProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** Shows the error page instead of an island that has thrown an error (docs/spec.md, section 2). */
export const WithErrorBoundary = ({ locale, children }: WithErrorBoundaryProps) => (
  <ErrorBoundary fallback={(error) => <LazyErrorPage locale={locale} status={httpStatusOf(error)} />}>
    {children}
  </ErrorBoundary>
);
