import type { ComponentProps } from 'react';
import { ResultScreen } from '../../payment/ui/ResultScreen.tsx';
import type { ResultPorts } from '../../payment/payment-ports.ts';
import { readConfirmedApplication } from '../../platform/storage/confirmed-application.ts';
import { browserPaymentPorts } from './browser-payment-ports.ts';

const PORTS: ResultPorts = { ...browserPaymentPorts, readConfirmedApplication };

export const ResultWithPorts = (props: Omit<ComponentProps<typeof ResultScreen>, 'ports'>) => (
  <ResultScreen {...props} ports={PORTS} />
);
