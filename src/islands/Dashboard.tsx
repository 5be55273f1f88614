import type { ComponentProps } from 'react';
import { DashboardScreen } from '../engine/dashboard/DashboardScreen.tsx';
import { Guarded } from '../engine/Guarded.tsx';

/** Where an applicant stands. */
export const Dashboard = (props: ComponentProps<typeof DashboardScreen>) => (
  <Guarded locale={props.locale}>
    <DashboardScreen {...props} />
  </Guarded>
);
