import type { Generated, Kysely, Selectable } from 'kysely';
import type { ApplicationType } from '../../model/application.ts';
import type { FileKind } from '../../model/file-kind.ts';
import type { ChargeState, PaymentMethod } from '../../model/payment.ts';

/** All instants are milliseconds since 1970 by the clock of the client that wrote them. Flags are 0 or 1. */

interface ApplicationTable {
  id: Generated<number>;
  type: ApplicationType;
  /** The scholarship campaign or short course; empty for other types. */
  subject: string;
  client: string;
  status: string;
  reason: string | null;
  phone: string;
  phone_country: string;
  email: string;
  /** JSON: text by field name, as the steps sent it. */
  fields: string;
  /** JSON: answers by the id of a campaign's question. */
  responses: string;
  confirming: number;
  created_at: number;
}
interface TokenTable {
  token: string;
  /** `null` for a dashboard token, which belongs to a phone number and an e-mail. */
  application_id: number | null;
  phone: string;
  email: string;
  verified: number;
}
interface CodeTable {
  id: Generated<number>;
  /** `dashboard`, or `application:` followed by an id. */
  purpose: string;
  application_id: number | null;
  phone: string;
  email: string;
  otp: string;
  ref_code: string;
  wrong_tries: number;
  state: 'open' | 'used' | 'replaced' | 'locked';
  created_at: number;
  expires_at: number;
}
interface MessageTable {
  id: Generated<number>;
  phone: string;
  email: string;
  otp: string;
  ref_code: string;
  text: string;
  created_at: number;
}
interface ChargeTable {
  number: Generated<number>;
  id: string;
  application_id: number;
  method: PaymentMethod | null;
  /** The amount in baht. */
  amount: number;
  status: ChargeState;
  started: number;
  card_token: string | null;
  redirect_url: string | null;
  /** The page of the site that shows the bank's response. */
  return_page: string | null;
  created_at: number;
  expires_at: number | null;
  paid_at: number | null;
}
interface ConfirmTable {
  application_id: number;
  created_at: number;
}
interface DecisionTable {
  application_id: number;
  created_at: number;
}
interface FileTable {
  id: Generated<number>;
  application_id: number;
  type: FileKind;
  name: string;
  size: number;
  media_type: string;
  created_at: number;
}
interface FileContentTable {
  file_id: number;
  content: Uint8Array;
}
/** The admissions office's decisions about files. */
interface FileStateTable {
  file_id: number;
  state: string;
  reason: string | null;
}
interface CallTable {
  id: Generated<number>;
  client: string;
  method: string;
  path: string;
  /** 1 when the contract has the call. */
  known: number;
  status: number;
  /** JSON: the names of what was sent, never the values. */
  detail: string;
  at: number;
}
interface ClientTable {
  id: string;
  /** JSON: clock, intake and injected failures. */
  settings: string;
}

export interface Tables {
  applications: ApplicationTable;
  tokens: TokenTable;
  codes: CodeTable;
  messages: MessageTable;
  charges: ChargeTable;
  confirms: ConfirmTable;
  decisions: DecisionTable;
  files: FileTable;
  file_contents: FileContentTable;
  file_states: FileStateTable;
  calls: CallTable;
  clients: ClientTable;
}
export type Database = Kysely<Tables>;
export type ApplicationRow = Selectable<ApplicationTable>;
export type ChargeRow = Selectable<ChargeTable>;
export type FileRow = Selectable<FileTable>;
