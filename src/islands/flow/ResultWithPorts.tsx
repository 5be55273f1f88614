import type { ComponentProps } from 'react';
import { ResultScreen } from '../../features/payment/ResultScreen.tsx';
import type { ResultPorts } from '../../application/payment/payment-ports.ts';
import { readConfirmedApplication } from '../../browser/storage/confirmed-application.ts';
import { browserPaymentPorts } from './browser-payment-ports.ts';

const PORTS: ResultPorts = { ...browserPaymentPorts, readConfirmedApplication };

export const ResultWithPorts = (props: Omit<ComponentProps<typeof ResultScreen>, 'ports'>) => (
  <ResultScreen {...props} ports={PORTS} />
);
