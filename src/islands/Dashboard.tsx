import type { ComponentProps } from 'react';
import { flowStores } from '../browser/storage/flow-stores.ts';
import { DashboardScreen } from '../features/dashboard/DashboardScreen.tsx';
import { WithErrorBoundary } from '../features/shared/WithErrorBoundary.tsx';
import { browserDashboardPorts } from './flow/browser-dashboard-ports.ts';

const PORTS = { ...browserDashboardPorts, flowStores };

/** Where an applicant stands. */
export const Dashboard = (props: Omit<ComponentProps<typeof DashboardScreen>, 'ports'>) => (
  <WithErrorBoundary locale={props.locale}>
    <DashboardScreen {...props} ports={PORTS} />
  </WithErrorBoundary>
);
