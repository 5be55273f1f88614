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

/**
 * The place of religion and blood type on a straightened Thai ID card. Cards differ, so the applicant adjusts the
 * boxes.
 * @chosen
 */
const THAI_ID_CARD: readonly Box[] = [
  { left: 0.24, top: 0.53, width: 0.24, height: 0.075 },
  { left: 0.5, top: 0.53, width: 0.19, height: 0.075 },
];

export const suggestedBoxes = (kind: FileKind, identity: IdentityDocument): readonly Box[] =>
  mayShowSensitiveData(kind, identity) ? THAI_ID_CARD : [];
