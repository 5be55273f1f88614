import type { Loss } from './check.ts';

/** A field whose absence is itself a claim: if it is absent, the site assumes this. */
interface Claim {
  readonly fields: readonly string[];
  /** Whether the claim concerns this call, such as `GET application/file/`. */
  readonly of?: RegExp;
  readonly loss: Loss;
  readonly counts: string;
  /** Its absence does the same harm. */
  readonly isNeeded?: true;
}

const CLAIMS: readonly Claim[] = [
  { fields: ['otp_required'], loss: 'registering', counts: 'counts as false: the contact is not confirmed' },
  {
    fields: ['type'],
    // The response to an upload need not repeat the sent values.
    of: /^GET .*file/,
    loss: 'sight',
    counts: 'on another device the document counts as not uploaded and has to be sent again',
    isNeeded: true,
  },
  { fields: ['application_id'], loss: 'registering', counts: 'the application found is not opened' },
  { fields: ['open'], loss: 'paying', counts: 'whether the round is open is not known' },
  { fields: ['need_referral_code'], loss: 'paying', counts: 'counts as false: no referral code is asked for' },
  { fields: ['amount', 'amount_due'], loss: 'paying', counts: 'no price is shown' },
  { fields: ['redirect_url'], loss: 'paying', counts: 'the payer is not led to the bank' },
  { fields: ['charge_id'], loss: 'paying', counts: 'the payment is not recognised again' },
  { fields: ['money_taken'], loss: 'truth', counts: '"no money has been taken" is not said' },
  { fields: ['payment'], loss: 'truth', counts: 'the application counts as unpaid' },
  {
    fields: ['required'],
    of: /custom-input/,
    loss: 'registering',
    counts: 'counts as false: the question is optional',
  },
  { fields: ['required'], loss: 'registering', counts: 'counts as true: the document is required' },
  { fields: ['status'], loss: 'truth', counts: 'the state of the application is not known' },
  { fields: ['confirmed_at'], loss: 'truth', counts: 'counts as not confirmed' },
  { fields: ['response'], loss: 'truth', counts: 'counts as not answered' },
  { fields: ['type'], of: /dashboard/, loss: 'sight', counts: 'the dashboard cannot open the application' },
  { fields: ['kind'], of: /custom-input/, loss: 'sight', counts: 'the question is asked as a text' },
  { fields: ['state'], loss: 'sight', counts: 'counts as received: that a document was refused is not shown' },
  { fields: ['readable', 'hints'], loss: 'sight', counts: 'the choices have no names' },
];

/** The site's reading of such a field if the field is unreadable; `undefined` if it claims nothing. */
export const claimOf = (call: string, field: string): Claim | undefined => {
  const name = field.split('.').at(-1) ?? '';
  return CLAIMS.find(({ fields, of }) => fields.includes(name) && (of?.test(call) ?? true));
};
