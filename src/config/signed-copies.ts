import type { FILE_KINDS } from './words.ts';

/**
 * The kinds of documents of which an applicant may certify the copy by a signature, as Thai offices ask for it. It is
 * offered in the photo editor, and nobody has to sign. An empty list takes the offer away.
 */
export const SIGNED_COPIES: readonly (typeof FILE_KINDS)[number][] = ['id_card', 'house_registration', 'transcript'];
