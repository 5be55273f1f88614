import type { ComponentProps } from 'react';
import { flowStores } from '../../platform/storage/flow-stores.ts';
import { ApplicationList } from '../../dashboard/ui/ApplicationList.tsx';
import { browserDashboardPorts } from './browser-dashboard-ports.ts';

const PORTS = { ...browserDashboardPorts, flowStores };

export const ApplicationListWithPorts = (props: Omit<ComponentProps<typeof ApplicationList>, 'ports'>) => (
  <ApplicationList {...props} ports={PORTS} />
);
