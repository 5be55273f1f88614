import * as v from 'valibot';

export const FILE_KINDS = ['id_card', 'transcript', 'tcas', 'house_registration', 'cover_letter', 'portfolio'] as const;
export const FileKind = v.picklist(FILE_KINDS);
export type FileKind = v.InferOutput<typeof FileKind>;
