import type { ComponentType, FunctionComponent } from 'react';
import type { Flow } from './flow.ts';

/** Ties a screen to one flow: an island is this and a name, so that a page loads the code of its own flow only. */
export const forFlow =
  <P extends { readonly flow: Flow }>(flow: Flow, Screen: ComponentType<P>): FunctionComponent<Omit<P, 'flow'>> =>
  (props) => <Screen {...({ ...props, flow } as P)} />;
