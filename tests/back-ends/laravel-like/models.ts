import { randomBytes, randomInt } from 'node:crypto';
import {
  campaigns,
  type Flow,
  type Language,
  scholarshipCampaigns,
  shortCourseCampaigns,
  shortCourses,
  type Translated,
} from './catalogue.ts';

type Method = 'thai_qr' | 'card' | 'none';

export interface Charge {
  readonly id: number;
  readonly method: Method;
  readonly amount: number;
  status: 'waiting_for_payment' | 'paid' | 'failed' | 'expired' | 'cancelled';
  readonly createdAt: Date;
  expiresAt: Date;
  paidAt: Date | null;
  redirectUrl: string | null;
  /** Where the bank sends the browser back to. */
  returnUrl: string | null;
}

export interface StoredFile {
  readonly id: number;
  readonly type: string;
  readonly name: string;
  readonly size: number;
}

export interface Application {
  readonly id: number;
  readonly flow: Flow;
  readonly scholarshipCampaignId: number | null;
  readonly createdAt: Date;
  readonly answers: Record<string, string | null>;
  readonly customInputs: Record<string, string>;
  readonly files: StoredFile[];
  readonly charges: Charge[];
  status: string;
  reason: string | null;
  phoneVerifiedAt: Date | null;
  confirmStartedAt: Date | null;
  confirmedAt: Date | null;
  confirms: number;
}

interface Code {
  readonly code: string;
  readonly expiresAt: number;
  attempts: number;
}

/** A token is of one application, or of the dashboard of a phone and e-mail. */
type Owner = { readonly applicationId: number } | { readonly phone: string; readonly email: string };

export const statusTexts: Readonly<Record<string, Translated>> = {
  draft: { th: 'ยังกรอกใบสมัครไม่เสร็จ', en: 'Being filled in' },
  waiting_for_payment: { th: 'รอชำระเงิน', en: 'Waiting for payment' },
  paid: { th: 'ชำระเงินแล้ว', en: 'Paid' },
  confirmed: { th: 'ยืนยันการสมัครแล้ว', en: 'Confirmed' },
  under_consideration: { th: 'อยู่ระหว่างพิจารณาผล', en: 'Under consideration' },
  passed: { th: 'ผ่านการคัดเลือก', en: 'Passed' },
  exam_failed: { th: 'ไม่ผ่านการสอบ', en: 'Did not pass the exam' },
  campaign_ended: { th: 'ทุนปิดรับแล้ว กรุณาเลือกทุนใหม่', en: 'The campaign has ended, choose another one' },
  changed: { th: 'เปลี่ยนทุนแล้ว', en: 'Changed' },
  cancelled: { th: 'ยกเลิก (เลยกำหนดชำระเงิน)', en: 'Cancelled (past the payment deadline)' },
};

const minute = 60_000;

export class Database {
  readonly applications: Application[] = [];
  readonly tokens = new Map<string, Owner>();
  readonly lastCodes = new Map<string, string>();
  private readonly codes = new Map<string, Code>();
  private nextId = 1001;
  private nextToken = 12;

  increment(): number {
    return this.nextId++;
  }

  createApplication(flow: Flow, answers: Record<string, string | null>): Application {
    const campaign = answers['scholarship_campaign_id'];
    const application: Application = {
      id: this.increment(),
      flow,
      scholarshipCampaignId: campaign ? Number(campaign) : null,
      createdAt: new Date(),
      answers,
      customInputs: {},
      files: [],
      charges: [],
      status: 'draft',
      reason: null,
      phoneVerifiedAt: null,
      confirmStartedAt: null,
      confirmedAt: null,
      confirms: 0,
    };
    this.applications.push(application);
    return application;
  }

  createToken(owner: Owner): string {
    const token = `${this.nextToken++}|${randomBytes(20).toString('hex')}`;
    this.tokens.set(token, owner);
    return token;
  }

  sendCode(key: string, phone: string): void {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    this.codes.set(key, { code, expiresAt: Date.now() + 10 * minute, attempts: 0 });
    this.lastCodes.set(phone, code);
  }

  /** A code is good once, for ten minutes and five attempts. */
  takeCode(key: string, given: string): boolean {
    const stored = this.codes.get(key);
    if (!stored || stored.expiresAt < Date.now()) return false;
    stored.attempts += 1;
    if (stored.attempts > 5) return false;
    if (stored.code !== given) return false;
    this.codes.delete(key);
    return true;
  }

  charge(id: string): { application: Application; charge: Charge } | undefined {
    for (const application of this.applications) {
      const charge = application.charges.find((one) => String(one.id) === id);
      if (charge) return { application, charge };
    }
    return undefined;
  }
}

export function campaignOf(application: Application) {
  const chosen = application.answers['campaign_id'];
  if (application.flow === 'scholarship')
    return scholarshipCampaigns.find((campaign) => campaign.id === application.scholarshipCampaignId);
  const table = application.flow === 'short-course' ? shortCourseCampaigns : campaigns;
  return table.find((campaign) => String(campaign.id) === chosen);
}

/** Undefined while nothing has been chosen that has a price. */
export function amountOf(application: Application): number | undefined {
  const course = shortCourses.find((one) => String(one.id) === application.answers['short_course_id']);
  return campaignOf(application)?.amount ?? (application.flow === 'short-course' ? course?.price : undefined);
}

/** The charge that counts: the paid one, else the last one. Reading it lets its time run out. */
export function currentCharge(application: Application): Charge | undefined {
  for (const charge of application.charges)
    if (charge.status === 'waiting_for_payment' && charge.expiresAt.getTime() < Date.now()) charge.status = 'expired';
  return application.charges.find((charge) => charge.status === 'paid') ?? application.charges.at(-1);
}

export function settle(application: Application, charge: Charge): void {
  if (charge.status === 'paid') return;
  charge.status = 'paid';
  charge.paidAt = new Date();
  if (application.status === 'draft' || application.status === 'waiting_for_payment') application.status = 'paid';
}

/** A waiting charge of the same method is used again; one of another method is given up. */
export function openCharge(database: Database, application: Application, method: Method, amount: number): Charge {
  const last = currentCharge(application);
  if (last?.status === 'waiting_for_payment') {
    if (last.method === method && last.amount === amount) return last;
    last.status = 'cancelled';
  }
  const charge: Charge = {
    id: database.increment(),
    method,
    amount,
    status: 'waiting_for_payment',
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 15 * minute),
    paidAt: null,
    redirectUrl: null,
    returnUrl: null,
  };
  application.charges.push(charge);
  if (application.status === 'draft') application.status = 'waiting_for_payment';
  if (amount === 0) settle(application, charge);
  return charge;
}

/** "2026-11-26 00:44:00": the time in Bangkok, without saying so. */
export function dateTime(date: Date | null): string | null {
  if (!date) return null;
  return new Date(date.getTime() + 7 * 60 * minute).toISOString().slice(0, 19).replace('T', ' ');
}

/** "1,500.00", as number_format writes it. */
export function numberFormat(amount: number): string {
  return amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

export const translate = (text: Translated | null | undefined, language: Language): string | null =>
  text ? text[language] : null;
