import type { ComponentProps } from 'react';
import { DashboardScreen } from '../engine/dashboard/DashboardScreen.tsx';

/** Where an applicant stands. */
export const Dashboard = (props: ComponentProps<typeof DashboardScreen>) => <DashboardScreen {...props} />;
