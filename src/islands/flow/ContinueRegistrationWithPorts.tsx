import { ContinueRegistrationScreen } from '../../dashboard/ui/ContinueRegistrationScreen.tsx';
import { browserDashboardPorts } from './browser-dashboard-ports.ts';

export const ContinueRegistrationWithPorts = () => <ContinueRegistrationScreen ports={browserDashboardPorts} />;
