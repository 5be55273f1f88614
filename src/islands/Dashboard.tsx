import { useLayoutEffect, type ComponentProps } from 'react';
import { focusNewViews } from '../platform/focus-new-view.ts';
import { flowStores } from '../platform/storage/flow-stores.ts';
import { DashboardScreen } from '../dashboard/ui/DashboardScreen.tsx';
import { WithErrorBoundary } from '../application/ui/WithErrorBoundary.tsx';
import { dashboardEnvironment } from './flow/dashboard-environment.ts';

const ENVIRONMENT = { dashboard: dashboardEnvironment, flowStores };

/** Lists the applications of all flows, so it is not bound to the session of one. */
export const Dashboard = (props: Omit<ComponentProps<typeof DashboardScreen>, 'environment'>) => {
  useLayoutEffect(focusNewViews, []);
  return (
    <WithErrorBoundary locale={props.locale}>
      <DashboardScreen {...props} environment={ENVIRONMENT} />
    </WithErrorBoundary>
  );
};
