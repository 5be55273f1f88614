import type { Contact } from '../../model/application.ts';
import type { FlowId } from '../../config/flow-registry.ts';
import { isObject } from '../../api/errors.ts';
import type { ReadCode } from './codes.ts';
import { dataOf, isSuccess } from './exchange.ts';
import { walkRegisteredWords } from './words.ts';
import { idText, type ResponseData, type Walk } from './walk.ts';

/** What a writing walk needs; it touches only this applicant. */
export interface Writing {
  readonly walk: Walk;
  readonly contact: Contact;
  readonly readCode: ReadCode;
  /** A token of the card provider's test mode, for the bank's return. */
  readonly cardToken: string | undefined;
  readonly slugs: readonly string[];
  readonly flows: readonly FlowId[];
  /** Calls made last, because an API may limit them. */
  readonly afterwards: (() => Promise<void>)[];
}

/** A registered application with its token. */
export interface Applicant {
  /** The id as `initial` returned it. */
  readonly id: unknown;
  readonly application_id: string;
  readonly token: string;
  readonly parameters: { readonly id: string };
}

interface Registration {
  readonly family: 'application' | 'scholarship' | 'short-course';
  readonly type: FlowId;
  /** The campaign or course that a contact may apply for only once. */
  readonly subject: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, string>>;
}

export const NAMES = { first_name: 'ทดสอบ', last_name: 'ระบบ' } as const;
const TAKEN = 'the contact already has an application: pass another --phone and --email';
/** The expected response to a wrong code. */
const WRONG_CODE = { statuses: [400, 422, 429], field: 'otp' } as const;
const WITHOUT_EMAIL = { statuses: [400, 422], field: 'email' } as const;

const rawId = (walk: Walk): unknown => {
  const last = walk.exchanges.at(-1);
  const data = last && isSuccess(last) ? dataOf(last) : undefined;
  return isObject(data) ? data['id'] : undefined;
};
const otherCode = (code: string): string => code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

const incompleteOf = (contact: Contact, body: Registration['body']): Registration['body'] => {
  const { email: _email, ...incomplete } = { ...contact, ...body };
  return incomplete;
};

async function registerNew({ walk, contact }: Writing, registration: Registration) {
  const { family, subject, body } = registration;
  const query = { ...contact, ...subject, mode: 'check' };
  const found = await walk.call(`${family}.check`, { query });
  if (found?.['exists'] === true) {
    // The owner is unknown, so it is left unchanged.
    walk.notJudged(TAKEN, `${family}.initial`);
    return undefined;
  }
  await walk.refused(`${family}.initial`, { body: incompleteOf(contact, body) }, WITHOUT_EMAIL);
  const response = await walk.call(`${family}.initial`, { body: { ...contact, ...body } });
  const id = rawId(walk);
  if (response) await walk.call(`${family}.check`, { query }, { exists: true, id, isUnconfirmed: true });
  return { id, response };
}

/** @returns the response to the correct code, which contains the token */
async function enterCode(
  writing: Writing,
  { family, type }: Registration,
  id: unknown,
): Promise<ResponseData | undefined> {
  const { walk, contact, readCode } = writing;
  const body = { type, ...contact, application_id: idText(id) };
  if (!(await walk.call(`${family}.requestOtp`, { body }))) return undefined;
  if (type === 'bachelor') await walk.again('application.requestOtp', { body });
  const otp = await readCode(contact);
  if (otp === undefined) {
    walk.notJudged('the one-time code could not be read: --otp-command', `${family}.validateOtp`);
    return undefined;
  }
  await walk.refused(`${family}.validateOtp`, { body: { ...body, otp: otherCode(otp) } }, WRONG_CODE);
  return walk.call(`${family}.validateOtp`, { body: { ...body, otp } }, { id });
}

/** Makes the check, `initial` and the code calls; `undefined` if no token was returned. */
export async function register(writing: Writing, registration: Registration): Promise<Applicant | undefined> {
  const { walk, contact } = writing;
  const { family, type, body } = registration;
  const { id, response } = (await registerNew(writing, registration)) ?? {};
  writing.afterwards.push(() => walkRegisteredWords(walk, type, `${family}.initial`, incompleteOf(contact, body)));
  if (!response || id === undefined) return undefined;
  const first = walk.keepToken(response['access_token']);
  const entered = await enterCode(writing, registration, id);
  const query = { ...contact, ...registration.subject, mode: 'check' };
  if (entered) await walk.call(`${family}.check`, { query }, { exists: true, id });
  const token = walk.keepToken(entered?.['access_token']) ?? (response['otp_required'] === true ? undefined : first);
  if (token === undefined) return undefined;
  const application_id = idText(id);
  return { id, application_id, token, parameters: { id: application_id } };
}

/** Whether the contact has an application, from this walk or an earlier one. */
export const hasApplication = ({ tokens, reasons }: Walk): boolean =>
  tokens.length > 0 || [...reasons.values()].includes(TAKEN);
