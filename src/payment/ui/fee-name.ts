import { participantCount } from '../../flows/definition/participant-count.ts';
import type { Flow } from '../../flows/definition/flow.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Application } from '../../model/application.ts';
import { interpolate } from '../../lib/interpolate.ts';

type FeeMessages = Pick<Messages['payment'], 'fees' | 'feeForAll'>;

/** Names what is paid for. The server's amount for several participants is their sum. */
export function feeName(flow: Flow, application: Pick<Application, 'id'>, { fees, feeForAll }: FeeMessages): string {
  const fee = fees[flow.paymentKind];
  const people = participantCount(flow, application);
  return people > 1 ? interpolate(feeForAll, { fee, people }) : fee;
}
