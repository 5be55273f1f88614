import { useSyncExternalStore } from 'react';
import type { Application } from '../../model/application.ts';
import { isWideScreen, watchWideScreen } from '../../platform/wide-screen.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import type { ApplicationFactsProps } from './ApplicationFacts.tsx';
import { LastDay } from './LastDay.tsx';

const loadFacts = () => import('./ApplicationFacts.tsx');

export interface FactsProps extends Pick<ApplicationFactsProps, 'asked'> {
  readonly application: Application;
}

/** Shows the application's facts next to the form on wide screens, and its last day. */
export const FactsAndLastDay = (props: FactsProps) => {
  const isWide = useSyncExternalStore(watchWideScreen, isWideScreen, () => false);
  const facts = useLazyModule(isWide ? loadFacts : undefined);
  return (
    <>
      {facts && <facts.ApplicationFacts {...props} />}
      <LastDay application={props.application} isWide={isWide} />
    </>
  );
};
