import type { ComponentProps } from 'react';
import { DashboardScreen } from '../features/dashboard/DashboardScreen.tsx';
import { WithErrorBoundary } from '../features/shared/WithErrorBoundary.tsx';

/** Where an applicant stands. */
export const Dashboard = (props: ComponentProps<typeof DashboardScreen>) => (
  <WithErrorBoundary locale={props.locale}>
    <DashboardScreen {...props} />
  </WithErrorBoundary>
);
