import { callAny } from '../../api/call.ts';
import { CallError, isCallError } from '../../api/errors.ts';
import { CODE_RESEND_SECONDS } from '../../config/constants.ts';
import type { CodeRequestAnswer, Contact } from '../../model/application.ts';
import { $codeWait, NO_WAIT, fingerprint } from '../../state/code-wait.ts';
import type { FlowContext } from '../context.ts';
import { findPlace } from '../place.ts';
import { openSession } from '../held.ts';

/** How a dialog gets and proves a code; the flows and the dashboard have calls of their own. */
export interface CodeCalls {
  /** What a code opens: one that was sent for something else does not open this. */
  readonly purpose: string;
  readonly request: (contact: Contact) => Promise<CodeRequestAnswer>;
  /** Stores what a right code gives. */
  readonly validate: (contact: Contact, otp: string) => Promise<void>;
}

/** The code calls of a flow. Without `applicationId` the server finds the application by phone and e-mail. */
export function flowCodeCalls(context: FlowContext, applicationId: string | undefined): CodeCalls {
  const { flow, locale } = context;
  const bodyFor = async (contact: Contact) => ({
    ...flow.codeIdentity(await findPlace(context)),
    ...(applicationId ? { application_id: applicationId } : {}),
    ...contact,
  });
  return {
    purpose: `${context.key} ${applicationId ?? ''}`,
    request: async (contact) => callAny(flow.calls.requestCode, { locale, body: await bodyFor(contact) }),
    validate: async (contact, otp) => {
      const body = { ...(await bodyFor(contact)), otp };
      const answer = await callAny(flow.calls.validateCode, { locale, body });
      const id = answer.application_id ?? applicationId ?? (await findId(context, contact));
      openSession(context, id, answer.access_token);
      context.contact = contact;
      $codeWait.set(NO_WAIT);
    },
  };
}

/** The id of the application a contact stands in. @throws {CallError} `unreadable` when the server names none. */
async function findId(context: FlowContext, contact: Contact): Promise<string> {
  const { flow, locale } = context;
  const query = flow.checkQuery(contact, await findPlace(context), {});
  const found = await callAny(flow.calls.check, { locale, query });
  if (!found.application_id) throw new CallError({ kind: 'unreadable' });
  return found.application_id;
}

const recipientOf = ({ purpose }: CodeCalls, { phone_country, phone, email }: Contact): number =>
  fingerprint(`${purpose} ${phone_country}${phone} ${email}`);

/** Where sending a code stands: `maybe` when the answer was lost and it may have been sent all the same. */
export interface Sent {
  readonly reference: string;
  readonly until: number;
  readonly maybe: boolean;
}

/** A code for this, sent to this contact so recently that no other may be asked for; survives a reload. */
export function recentlySent(calls: CodeCalls, contact: Contact): Sent | undefined {
  const { until, reference, recipient } = $codeWait.get();
  return recipient === recipientOf(calls, contact) && until > Date.now()
    ? { reference, until, maybe: false }
    : undefined;
}

/** Reference of the last code sent to a contact; empty when it went to another. */
const referenceTo = (calls: CodeCalls, contact: Contact): string => {
  const { reference, recipient } = $codeWait.get();
  return recipient === recipientOf(calls, contact) ? reference : '';
};

/** Asks for a code and remembers the wait. @throws {CallError} when it was surely not sent. */
export async function sendCode(calls: CodeCalls, contact: Contact): Promise<Sent> {
  const remember = (reference: string, seconds: number, maybe: boolean): Sent => {
    const until = Date.now() + seconds * 1000;
    $codeWait.set({ until, reference, recipient: recipientOf(calls, contact) });
    return { reference, until, maybe };
  };
  try {
    const answer = await calls.request(contact);
    return remember(answer.ref_code, answer.resend_in ?? CODE_RESEND_SECONDS, false);
  } catch (error) {
    const isLimited = isCallError(error) && error.status === 429;
    if (isLimited) return remember(referenceTo(calls, contact), error.retryAfter ?? CODE_RESEND_SECONDS, true);
    const isLost = isCallError(error) && (error.kind === 'timeout' || error.kind === 'unreadable');
    if (isLost) return remember('', CODE_RESEND_SECONDS, true);
    throw error;
  }
}
