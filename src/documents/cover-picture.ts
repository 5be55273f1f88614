import type { Box } from '../lib/picture/edits.ts';
import type { Shape } from '../lib/picture/find-page.ts';
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

/** Cards as in ISO/IEC 7810, and paper as in ISO 216, which may lie or stand. */
const CARD: Shape = { proportion: 85.6 / 53.98, isLying: true };
const PAPER: Shape = { proportion: Math.SQRT2, isLying: false };

/** @returns what is looked for in a photo of a document */
export const shapeOf = (kind: FileKind): Shape => (kind === 'id_card' ? CARD : PAPER);

/** A place to cover on a Thai ID card. The message that names what it hides has the same name. */
export interface SuggestedBox extends Box {
  readonly hides: 'religion' | 'bloodType';
}

/**
 * The lines of religion and blood type on a straightened Thai ID card: from below the Thai date of birth to the address,
 * without a gap between them. Cards differ, so the boxes are generous and the applicant adjusts them. Name and number end
 * above them, the portrait begins to their right. On a card that is as wide as a phone, each is as high as a finger needs.
 * @chosen
 */
const THAI_ID_CARD: readonly SuggestedBox[] = [
  { hides: 'religion', left: 0.2, top: 0.53, width: 0.54, height: 0.108 },
  { hides: 'bloodType', left: 0.2, top: 0.638, width: 0.54, height: 0.108 },
];

export const suggestedBoxes = (kind: FileKind, identity: IdentityDocument): readonly SuggestedBox[] =>
  mayShowSensitiveData(kind, identity) ? THAI_ID_CARD : [];
