import type { FlowSession } from '../application/flow-session.ts';

type WithStores = Pick<FlowSession, 'stores'>;

/**
 * Remembers that an identity number was typed but not sent. The browser does not store the number itself, so the form asks
 * for it again after a reload or in the other language.
 */
export function markUnsentNumber({ stores: { $marks } }: WithStores, isUnsent: boolean): void {
  const { unsentNumber, ...others } = $marks.get();
  if ((unsentNumber ?? false) !== isUnsent) $marks.set(isUnsent ? { ...others, unsentNumber: true } : others);
}

export const hasUnsentNumber = ({ stores }: WithStores): boolean => stores.$marks.get().unsentNumber === true;
