import { ContinueRegistrationScreen } from '../../features/dashboard/ContinueRegistrationScreen.tsx';
import { browserDashboardPorts } from './browser-dashboard-ports.ts';

export const ContinueRegistrationWithPorts = () => <ContinueRegistrationScreen ports={browserDashboardPorts} />;
