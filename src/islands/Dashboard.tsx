import { useLayoutEffect, type ComponentProps } from 'react';
import { focusNewViews } from '../platform/focus-new-view.ts';
import { DashboardScreen } from '../dashboard/ui/DashboardScreen.tsx';
import { WithErrorBoundary } from '../application/ui/WithErrorBoundary.tsx';
import { browserDashboardPorts } from './flow/browser-dashboard-ports.ts';

const loadList = async () => (await import('./flow/ApplicationListWithPorts.tsx')).ApplicationListWithPorts;

/** Where an applicant stands. */
export const Dashboard = (props: Omit<ComponentProps<typeof DashboardScreen>, 'ports' | 'loadList'>) => {
  useLayoutEffect(focusNewViews, []);
  return (
    <WithErrorBoundary locale={props.locale}>
      <DashboardScreen {...props} ports={browserDashboardPorts} loadList={loadList} />
    </WithErrorBoundary>
  );
};
