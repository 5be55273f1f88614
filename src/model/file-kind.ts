import * as v from 'valibot';
import { FILE_KINDS } from '../config/words.ts';

export const FileKind = v.picklist(FILE_KINDS);
export type FileKind = v.InferOutput<typeof FileKind>;
