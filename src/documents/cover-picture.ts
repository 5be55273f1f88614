import type { Box } from '../lib/picture/edits.ts';
import type { FileKind } from '../model/file-kind.ts';
import { mayShowSensitiveData, type IdentityDocument } from '../application/identity-document.ts';

const COVERABLE: readonly FileKind[] = ['id_card', 'house_registration', 'transcript'];
const PICTURE_NAME = /\.(?:jpe?g|jpe|jfif|png|webp|hei[cf])$/i;

/** Systems report this type reliably, unlike that of HEIC. */
export const isNamedPdf = ({ type }: Pick<File, 'type'>): boolean => type === 'application/pdf';

/** Whether the applicant may cover or straighten this file before it is sent. */
export const canBeCovered = (kind: FileKind, { type, name }: Pick<File, 'type' | 'name'>): boolean =>
  COVERABLE.includes(kind) &&
  (type.startsWith('image/') || isNamedPdf({ type }) || (type === '' && PICTURE_NAME.test(name)));

/** A place to cover on a Thai ID card. The message that names what it hides has the same name. */
export interface SuggestedBox extends Box {
  readonly hides: 'religion' | 'bloodType';
}

/**
 * The lines of religion and blood type on a straightened Thai ID card: from below the Thai date of birth to the address,
 * without a gap between them. Cards differ, so the boxes are generous and the applicant adjusts them. Name and number end
 * above them, the portrait begins to their right.
 * @chosen
 */
const THAI_ID_CARD: readonly SuggestedBox[] = [
  { hides: 'religion', left: 0.2, top: 0.54, width: 0.54, height: 0.1 },
  { hides: 'bloodType', left: 0.2, top: 0.64, width: 0.54, height: 0.1 },
];

export const suggestedBoxes = (kind: FileKind, identity: IdentityDocument): readonly SuggestedBox[] =>
  mayShowSensitiveData(kind, identity) ? THAI_ID_CARD : [];
