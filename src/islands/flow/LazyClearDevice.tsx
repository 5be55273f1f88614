import { useLazyModule } from '../../features/shared/use-lazy-module.ts';

const load = () => import('../../features/shared/ClearDevice.tsx');

/** Loaded after hydration, because nothing is stored before. */
export const LazyClearDevice = () => {
  const loaded = useLazyModule(load);
  return loaded ? <loaded.ClearDevice /> : null;
};
