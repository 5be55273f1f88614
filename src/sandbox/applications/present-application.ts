import { DAY_MS } from '../../config/constants.ts';
import type { Locale } from '../../config/locales.ts';
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

async function confirmedAt(database: Database, { id }: ApplicationRow): Promise<string | null> {
  const confirms = database.selectFrom('confirms').select('created_at').where('application_id', '=', id);
  const confirm = await confirms.executeTakeFirst();
  return confirm ? new Date(confirm.created_at).toISOString() : null;
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
    amount_due: isAwaitingPayment ? (campaign?.amount ?? null) : null,
    confirmed_at: await confirmedAt(database, row),
    campaign_name: campaign ? textFor(campaign.name, locale) : null,
    ...(campaign?.slug === undefined ? {} : { slug: campaign.slug }),
    ...(withPayment ? { payment: charge ? presentCharge(charge) : null } : {}),
    readable: readableOf(fields, row, locale),
    hints: hintsOf(fields),
  };
}
