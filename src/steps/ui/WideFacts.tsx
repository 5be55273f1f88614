import { useLazyModule } from '../../ui/use-lazy-module.ts';
import type { FactsProps } from './FactsAndLastDay.tsx';

const load = () => import('./FactsAndLastDay.tsx');

/** What stands beside a form. The page is complete without it, and a first visit does not load it. */
export const WideFacts = (props: FactsProps) => {
  const loaded = useLazyModule(load);
  return loaded ? <loaded.FactsAndLastDay {...props} /> : null;
};
