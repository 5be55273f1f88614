import { PaymentReturnScreen } from '../../payment/ui/PaymentReturnScreen.tsx';
import { browserPaymentPorts } from './browser-payment-ports.ts';

export const PaymentReturnWithPorts = () => <PaymentReturnScreen ports={browserPaymentPorts} />;
