import { useCallback } from 'react';
import { useFlow } from '../../../application/ui/flow-context.tsx';
import { rankMessages } from '../../../i18n/lazy-messages.ts';
import { useLazyModule } from '../../../ui/use-lazy-module.ts';

/** Ranks of the armed forces and the police, which the browser suggests during typing. */
export const Examples = ({ id }: { readonly id: string }) => {
  const { locale } = useFlow().session;
  const ranks = useLazyModule(useCallback(() => rankMessages(locale), [locale]));
  const names = new Set(Object.values(ranks ?? {}).flatMap((force) => Object.values(force)));
  return (
    <datalist id={id}>
      {[...names].map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
};
