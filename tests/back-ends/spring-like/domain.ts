import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { type Campaign, campaigns, Flow, shortCourses } from './catalogue.ts';
import { type Values } from './constraints.ts';

export enum Status {
  Draft = 'DRAFT',
  AwaitingPayment = 'AWAITING_PAYMENT',
  Successful = 'SUCCESSFUL',
  UnderReview = 'UNDER_REVIEW',
  Passed = 'PASSED',
  ExamFailed = 'EXAM_FAILED',
  CampaignClosed = 'CAMPAIGN_CLOSED',
  Replaced = 'REPLACED',
  Cancelled = 'CANCELLED',
}

export enum ChargeStatus {
  AwaitingPayment = 'AWAITING_PAYMENT',
  Successful = 'SUCCESSFUL',
  Declined = 'DECLINED',
  Expired = 'EXPIRED',
  Voided = 'VOIDED',
}

export enum Method {
  ThaiQr = 'THAI_QR',
  Card = 'CARD',
  None = 'NONE',
}

export class Charge {
  readonly id = randomUUID();
  status = ChargeStatus.AwaitingPayment;
  expiresAt = new Date(Date.now() + 10 * 60_000);
  paidAt: Date | null = null;
  redirectUrl: string | null = null;
  returnUrl = '';

  constructor(
    /** A short course is opened before its method is known. */
    public method: Method | null,
    readonly amount: number,
    readonly number: number,
  ) {}

  refresh(): void {
    if (this.status === ChargeStatus.AwaitingPayment && this.expiresAt.getTime() <= Date.now())
      this.status = ChargeStatus.Expired;
  }
}

interface Document {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly size: number;
}

export class Application {
  readonly id = randomUUID();
  readonly createdAt = new Date();
  readonly answers: Values = {};
  readonly responses: Values = {};
  readonly documents: Document[] = [];
  readonly charges: Charge[] = [];
  status = Status.Draft;
  reason: string | null = null;
  verified = false;
  confirmStarted = false;
  confirmedAt: Date | null = null;
  confirms = 0;

  constructor(
    readonly flow: Flow,
    readonly number: number,
    answers: Values,
  ) {
    this.save(answers);
  }

  /** An empty text clears its field. */
  save(answers: Values): void {
    for (const [field, text] of Object.entries(answers))
      if (text === '') Reflect.deleteProperty(this.answers, field);
      else this.answers[field] = text;
  }

  belongsTo(contact: Values): boolean {
    return this.answers['phone'] === contact['phone'] && sameEmail(this.answers, contact);
  }

  /** Whether a second application with this phone or e-mail would be one too many. */
  collidesWith(flow: Flow, contact: Values): boolean {
    if (this.flow !== flow || this.status === Status.Cancelled || this.status === Status.Replaced) return false;
    for (const field of ['scholarship_campaign_id', 'short_course_id'])
      if (contact[field] && contact[field] !== this.answers[field]) return false;
    return this.answers['phone'] === contact['phone'] || sameEmail(this.answers, contact);
  }

  get campaign(): Campaign | undefined {
    const id = this.answers[this.flow === Flow.Scholarship ? 'scholarship_campaign_id' : 'campaign_id'];
    return campaigns.find((campaign) => campaign.id === id && campaign.flow === this.flow);
  }

  get amount(): number | undefined {
    const course = shortCourses.find((row) => row.id === this.answers['short_course_id']);
    return this.campaign?.amount ?? (this.flow === Flow.ShortCourse ? course?.price : undefined);
  }

  get editable(): boolean {
    return this.status === Status.Draft || this.status === Status.AwaitingPayment;
  }

  /** The charge that has been paid, or the latest. */
  get charge(): Charge | undefined {
    for (const charge of this.charges) charge.refresh();
    return this.charges.find((charge) => charge.status === ChargeStatus.Successful) ?? this.charges.at(-1);
  }

  settle(charge: Charge): void {
    if (charge.status === ChargeStatus.Successful) return;
    charge.status = ChargeStatus.Successful;
    charge.paidAt = new Date();
    if (this.editable) this.status = Status.Successful;
  }
}

const sameEmail = (one: Values, other: Values): boolean =>
  (one['email'] ?? '').toLowerCase() === (other['email'] ?? '').toLowerCase();

interface OneTimeCode {
  readonly code: string;
  readonly expiresAt: number;
  attemptsLeft: number;
}

type Principal =
  | { readonly role: 'APPLICANT'; readonly applicationId: string }
  | { readonly role: 'DASHBOARD'; readonly phone: string; readonly email: string };

/** All repositories in one, in memory. */
export class Store {
  readonly applications: Application[] = [];
  readonly principals = new Map<string, Principal>();
  /** What a telephone would have received last. */
  readonly messages = new Map<string, string>();
  private readonly codes = new Map<string, OneTimeCode>();
  private numbers = 70_000;

  nextNumber(): number {
    this.numbers += 1;
    return this.numbers;
  }

  application(id: string): Application | undefined {
    return this.applications.find((application) => application.id === id);
  }

  grant(principal: Principal): string {
    const token = randomBytes(32).toString('base64url');
    this.principals.set(token, principal);
    return token;
  }

  sendCode(subject: string, phone: string): void {
    const code = randomInt(0, 1_000_000).toString().padStart(6, '0');
    this.codes.set(subject, { code, expiresAt: Date.now() + 300_000, attemptsLeft: 5 });
    this.messages.set(phone, code);
  }

  redeem(subject: string, given: string): boolean {
    const code = this.codes.get(subject);
    if (!code || code.attemptsLeft === 0 || code.expiresAt < Date.now()) return false;
    code.attemptsLeft -= 1;
    return code.code === given && this.codes.delete(subject);
  }

  findCharge(id: string | null): { application: Application; charge: Charge } | undefined {
    for (const application of this.applications)
      for (const charge of application.charges) if (charge.id === id) return { application, charge };
    return undefined;
  }
}
