import { DAY_MS } from '../../config/constants.ts';
import type { Locale } from '../../config/locales.ts';
import { closingOf, type Campaign } from '../seed/campaigns.ts';
import { campaignOf, fieldsOf } from '../seed/find-campaign.ts';
import type { ApplicationRow, Database } from '../database/tables.ts';
import { decidingCharge } from '../payment/charge-states.ts';
import { presentCharge } from '../payment/present-charge.ts';
import { nameOfChoice } from '../seed/choice-names.ts';
import { type BilingualText, textFor } from '../shared/bilingual.ts';

/** These fields are stored, but the API returns only their last characters. */
const HIDDEN_FIELDS = ['id_number'];
const HINT_LENGTH = 4;
/** @chosen */
const DAYS_TO_PAY = 7;
const PREFIX: Record<ApplicationRow['type'], string> = {
  bachelor: 'B',
  graduate: 'G',
  'short-course': 'C',
  scholarship: 'S',
};

const STATUS_TEXT: Readonly<Record<string, BilingualText>> = {
  draft: ['ยังกรอกไม่ครบ', 'Not finished'],
  awaiting_payment: ['รอชำระเงิน', 'Awaiting payment'],
  under_review: ['อยู่ระหว่างพิจารณาผล', 'Under consideration'],
  passed: ['ผ่านการคัดเลือก', 'Passed'],
  exam_failed: ['ไม่ผ่านการสอบชิงทุน', 'Did not pass the scholarship exam'],
  campaign_changed: ['ทุนสิ้นสุดหรือเปลี่ยนราคา กรุณาเลือกทุนใหม่', 'The scholarship ended or changed its price'],
  cancelled: ['ยกเลิกแล้ว เลยกำหนดชำระเงิน', 'Cancelled: the payment deadline has passed'],
  successful: ['สมัครสำเร็จ', 'Successful'],
};

export const applicationNumber = ({ type, id }: Pick<ApplicationRow, 'type' | 'id'>): string =>
  `${PREFIX[type]}${String(id).padStart(7, '0')}`;

const readableOf = (fields: Readonly<Record<string, string>>, row: ApplicationRow, locale: Locale) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, id]) => {
      const name = id === '' ? undefined : nameOfChoice(field, id, row.type);
      return name ? [[field, textFor(name, locale)]] : [];
    }),
  );

const hintsOf = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    HIDDEN_FIELDS.flatMap((field) => {
      const value = fields[field];
      return value ? [[field, value.slice(-HINT_LENGTH)]] : [];
    }),
  );

async function instantIn(
  database: Database,
  table: 'confirms' | 'decisions',
  { id }: ApplicationRow,
): Promise<string | null> {
  const written = database.selectFrom(table).select('created_at').where('application_id', '=', id);
  const row = await written.executeTakeFirst();
  return row ? new Date(row.created_at).toISOString() : null;
}

const DECIDED = ['passed', 'exam_failed', 'cancelled', 'successful'];

function resultDueAt(campaign: Campaign | undefined, sentAt: string | null | undefined): string | null {
  const days = campaign?.resultInDays;
  return sentAt && days !== undefined ? new Date(Date.parse(sentAt) + days * DAY_MS).toISOString() : null;
}

interface PresentOptions {
  readonly locale: Locale;
  readonly now: number;
  readonly withPayment: boolean;
}

/** Builds an application as the contract describes it: the fields as they were sent, and the names of the choices. */
export async function presentApplication(
  database: Database,
  row: ApplicationRow,
  { locale, now, withPayment }: PresentOptions,
) {
  const fields = fieldsOf(row);
  const shown = Object.fromEntries(Object.entries(fields).filter(([field]) => !HIDDEN_FIELDS.includes(field)));
  const campaign = campaignOf(row);
  const text = STATUS_TEXT[row.status];
  const isAwaitingPayment = row.status === 'awaiting_payment';
  const charge = withPayment ? await decidingCharge(database, row.id, now) : undefined;
  const payment = charge ? presentCharge(charge) : null;
  const confirmedAt = await instantIn(database, 'confirms', row);
  return {
    ...shown,
    id: row.id,
    type: row.type,
    application_no: applicationNumber(row),
    status: row.status,
    status_text: text ? textFor(text, locale) : row.status,
    reason: row.reason,
    created_at: new Date(row.created_at).toISOString(),
    payment_due_at: isAwaitingPayment ? new Date(row.created_at + DAYS_TO_PAY * DAY_MS).toISOString() : null,
    amount_due: isAwaitingPayment || campaign?.amount === 0 ? (campaign?.amount ?? null) : null,
    confirmed_at: confirmedAt,
    closes_at: campaign ? closingOf(campaign, now) : null,
    result_due_at: resultDueAt(campaign, confirmedAt ?? payment?.paid_at),
    decided_at: DECIDED.includes(row.status) ? await instantIn(database, 'decisions', row) : null,
    campaign_name: campaign ? textFor(campaign.name, locale) : null,
    ...(campaign?.slug === undefined ? {} : { slug: campaign.slug }),
    ...(withPayment ? { payment } : {}),
    readable: readableOf(fields, row, locale),
    hints: hintsOf(fields),
  };
}
