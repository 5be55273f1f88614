import { useLazyModule } from '../../ui/use-lazy-module.ts';

const load = () => import('../../application/ui/ClearDevice.tsx');

/** Loaded after hydration, because nothing is stored earlier. */
export const LazyClearDevice = () => {
  const loaded = useLazyModule(load);
  return loaded ? <loaded.ClearDevice /> : null;
};
