import type { ApplicationMarks } from '../model/application-marks.ts';
import { isSameContact, type Contact } from '../model/application.ts';
import type { FlowSession } from './environment.ts';

type WithStores = Pick<FlowSession, 'stores'>;

const mark = ({ stores: { $marks } }: WithStores, change: ApplicationMarks): void =>
  $marks.set({ ...$marks.get(), ...change });

export const isReviewed = ({ stores }: WithStores): boolean => stores.$marks.get().reviewed === true;

export const markReviewed = (session: WithStores, reviewed = true): void =>
  mark(session, { reviewed: reviewed ? true : undefined });

/** The home page and the help sheet identify the application by its number. */
export function markNumber(session: WithStores, id: string, number: string): void {
  const { known } = session.stores.$marks.get();
  if (known?.id !== id || known.number !== number) mark(session, { known: { id, number } });
}

/**
 * The home page and the flow's first page say how much is left to pay.
 * @param amount undefined once answers have changed, because the fee may depend on them
 */
export function markAmount(session: WithStores, amount: number | undefined): void {
  const { known } = session.stores.$marks.get();
  if (known && known.amount !== amount) mark(session, { known: { ...known, amount } });
}

/**
 * The flow's first page and the home page lead to the result of an application that was sent.
 * @param sentAt in ISO 8601; empty if the day is unknown; absent if the application was not sent
 */
export function markSent(session: WithStores, sentAt: string | undefined): void {
  const { known } = session.stores.$marks.get();
  if (known && known.sentAt !== sentAt) mark(session, { known: { ...known, sentAt } });
}

/** Returns the contact of a registration whose one-time code has not been entered. */
export const unconfirmedContact = ({ stores }: WithStores): Contact | undefined => stores.$marks.get().unconfirmed;

export const markUnconfirmed = (session: WithStores, contact: Contact): void => mark(session, { unconfirmed: contact });
export const markConfirmed = (session: WithStores): void => mark(session, { unconfirmed: undefined });

/** Whether a registration with this contact was sent but not answered. */
export const isRegistrationUnanswered = ({ stores }: WithStores, contact: Contact): boolean =>
  isSameContact(stores.$marks.get().unanswered, contact);

export const markRegistrationUnanswered = (session: WithStores, contact: Contact): void =>
  mark(session, { unanswered: contact });
export const markRegistrationAnswered = (session: WithStores): void => mark(session, { unanswered: undefined });
