import { isExpired } from './envelope.ts';
import { removeCopies } from './browser-storage.ts';

/**
 * Removes expired data, which no page reads any more, including from localStorage on a shared computer. The cookie
 * policy says how long data stays on a device, and an applicant may never open the same form again.
 */
export const removeExpired = (): void => removeCopies(isExpired);
