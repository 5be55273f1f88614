import type { ComponentType, FunctionComponent } from 'react';
import type { Locale } from '../config/locales.ts';
import type { FlowWords } from './context.ts';
import type { Flow } from './flow.ts';
import { Guarded } from './Guarded.tsx';

interface ScreenProps<W> {
  readonly flow: Flow;
  readonly locale: Locale;
  readonly words: W;
}

/** Ties a screen to one flow: an island is this and a name, so that a page loads the code of its own flow only. */
export const forFlow =
  <W extends FlowWords, P extends ScreenProps<W>>(
    flow: Flow,
    Screen: ComponentType<P>,
  ): FunctionComponent<Omit<P, 'flow'>> =>
  (props) => {
    const all = { ...props, flow } as unknown as P;
    return (
      <Guarded locale={all.locale}>
        <Screen {...all} />
      </Guarded>
    );
  };
