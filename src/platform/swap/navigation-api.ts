/** The parts of the browser's Navigation API that are used here. TypeScript 5.9 does not know it. */
export interface NavigateEvent extends Event {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly canIntercept: boolean;
  readonly hashChange: boolean;
  readonly formData: FormData | null;
  readonly downloadRequest: string | null;
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
  readonly intercept: (options: { readonly handler: () => Promise<void>; readonly focusReset?: 'manual' }) => void;
}

/** Undefined in browsers without it: Safari before 26.2 and Firefox before 147. */
export const navigationOf = (): EventTarget | undefined => (window as { readonly navigation?: EventTarget }).navigation;
