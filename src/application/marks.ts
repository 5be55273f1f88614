import type { Contact } from '../model/application.ts';
import type { FlowSession } from './environment.ts';

type Stored = Pick<FlowSession, 'stores'>;

export function omitFromDraft({ stores: { $draft } }: Stored, names: readonly string[]): void {
  $draft.set(Object.fromEntries(Object.entries($draft.get()).filter(([name]) => !names.includes(name))));
}

/** It is stored with the draft, so that a reload stays at the payment. */
const REVIEWED = 'reviewed';

export const isReviewed = ({ stores }: FlowSession): boolean => stores.$draft.get()[REVIEWED] === 'yes';

export function markReviewed(session: FlowSession, reviewed = true): void {
  if (!reviewed) return omitFromDraft(session, [REVIEWED]);
  const { $draft } = session.stores;
  $draft.set({ ...$draft.get(), [REVIEWED]: 'yes' });
}

/** The draft keeps the contact of a registration under this name until its code is entered. */
export const UNCONFIRMED = 'unconfirmed';

/** Country, number and e-mail; none of them has a space. */
export function unconfirmedContact({ stores }: Stored): Contact | undefined {
  const [phone_country = '', phone = '', email = ''] = (stores.$draft.get()[UNCONFIRMED] ?? '').split(' ');
  return email === '' ? undefined : { phone, phone_country, email };
}

const textOf = ({ phone_country, phone, email }: Contact): string => [phone_country, phone, email].join(' ');

export const isSameContact = (one: Contact | undefined, other: Contact): boolean =>
  one !== undefined && textOf(one) === textOf(other);

const mark = ({ stores: { $draft } }: Stored, name: string, contact: Contact): void =>
  $draft.set({ ...$draft.get(), [name]: textOf(contact) });

export const markUnconfirmed = (session: Stored, contact: Contact): void => mark(session, UNCONFIRMED, contact);
export const markConfirmed = (session: Stored): void => omitFromDraft(session, [UNCONFIRMED]);

/** The registration was sent, and no answer has come. */
const UNANSWERED = 'unanswered';

export const isUnanswered = ({ stores }: Stored, contact: Contact): boolean =>
  stores.$draft.get()[UNANSWERED] === textOf(contact);
export const markUnanswered = (session: Stored, contact: Contact): void => mark(session, UNANSWERED, contact);
export const markAnswered = (session: Stored): void => omitFromDraft(session, [UNANSWERED]);

/** The draft also holds these marks, which are not answers. */
const MARKS = [REVIEWED, UNCONFIRMED, UNANSWERED];

export const hasUnsentAnswers = ({ stores }: Stored): boolean =>
  Object.keys(stores.$draft.get()).some((name) => !MARKS.includes(name));
