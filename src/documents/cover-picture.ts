import type { Box } from '../lib/picture/edits.ts';
import type { FileKind } from '../model/file-kind.ts';
import { mayShowSensitiveData, type IdentityDocument } from '../application/identity-document.ts';

const COVERABLE: readonly FileKind[] = ['id_card', 'house_registration', 'transcript'];
const PICTURE_NAME = /\.(?:jpe?g|jpe|jfif|png|webp|hei[cf])$/i;

/** Systems know this type; that of HEIC is unknown to some. */
export const isNamedPdf = ({ type }: Pick<File, 'type'>): boolean => type === 'application/pdf';

/** Whether the applicant is asked, before this file is sent, to cover or straighten it. */
export const canBeCovered = (kind: FileKind, { type, name }: Pick<File, 'type' | 'name'>): boolean =>
  COVERABLE.includes(kind) &&
  (type.startsWith('image/') || isNamedPdf({ type }) || (type === '' && PICTURE_NAME.test(name)));

/**
 * Where a Thai ID card, straightened, shows religion and blood group; cards differ, so the applicant moves the boxes.
 * @chosen
 */
const THAI_ID_CARD: readonly Box[] = [
  { left: 0.24, top: 0.53, width: 0.24, height: 0.075 },
  { left: 0.5, top: 0.53, width: 0.19, height: 0.075 },
];

export const suggestedBoxes = (kind: FileKind, identity: IdentityDocument): readonly Box[] =>
  mayShowSensitiveData(kind, identity) ? THAI_ID_CARD : [];
