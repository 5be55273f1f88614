import { useStore } from '@nanostores/react';
import type { Store, StoreValue } from 'nanostores';

/** Reads a persisted store: the first client render shows the initial value, as the built HTML does, then what was saved. */
export const useSaved = <S extends Store>(store: S): StoreValue<S> => useStore(store, { ssr: 'initial' });
