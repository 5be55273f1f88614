import { BREAKPOINTS } from '../config/constants.ts';

const { sm, lg } = BREAKPOINTS;
type Watch = (onChange: () => void) => () => void;

function watched(media: string): readonly [matches: () => boolean, watch: Watch] {
  const query = (): MediaQueryList => window.matchMedia(media);
  const watch: Watch = (onChange) => {
    const list = query();
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  return [() => query().matches, watch];
}

/** Windows with room for a step's aside (src/layouts/FlowAside.astro). A watcher returns what removes its listener. */
export const [isWideScreen, watchWideScreen] = watched(`(min-width: ${lg}px)`);

/** Wide windows, and those of a computer with a mouse, which has less room when its pages are enlarged to 200%. */
export const [isComputer, watchComputer] = watched(
  `(min-width: ${lg}px), (min-width: ${sm}px) and (hover: hover) and (pointer: fine)`,
);
