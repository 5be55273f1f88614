import type { ApplicationMarks } from '../model/application-marks.ts';
import type { Contact } from '../model/application.ts';
import type { FlowSession } from './environment.ts';

type WithStores = Pick<FlowSession, 'stores'>;

const mark = ({ stores: { $marks } }: WithStores, change: ApplicationMarks): void =>
  $marks.set({ ...$marks.get(), ...change });

export const isReviewed = ({ stores }: WithStores): boolean => stores.$marks.get().reviewed === true;

export const markReviewed = (session: WithStores, reviewed = true): void =>
  mark(session, { reviewed: reviewed ? true : undefined });

export const isSameContact = (one: Contact | undefined, other: Contact): boolean =>
  one?.phone_country === other.phone_country && one.phone === other.phone && one.email === other.email;

/** The home page and the sheet of help name the application by its number. */
export function markNumber(session: WithStores, id: string, number: string): void {
  const { known } = session.stores.$marks.get();
  if (known?.id !== id || known.number !== number) mark(session, { known: { id, number } });
}

/** Returns the contact of a registration whose one-time code has not been entered. */
export const unconfirmedContact = ({ stores }: WithStores): Contact | undefined => stores.$marks.get().unconfirmed;

export const markUnconfirmed = (session: WithStores, contact: Contact): void => mark(session, { unconfirmed: contact });
export const markConfirmed = (session: WithStores): void => mark(session, { unconfirmed: undefined });

/** Whether a registration with this contact was sent and its answer has not arrived. */
export const isUnanswered = ({ stores }: WithStores, contact: Contact): boolean =>
  isSameContact(stores.$marks.get().unanswered, contact);

export const markUnanswered = (session: WithStores, contact: Contact): void => mark(session, { unanswered: contact });
export const markAnswered = (session: WithStores): void => mark(session, { unanswered: undefined });
