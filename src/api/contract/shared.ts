import * as v from 'valibot';
import { UploadedFile } from '../../model/application.ts';

/** Answers that several families of calls share. */
export const SavedAnswer = v.looseObject({ message: v.nullish(v.string()) });
export const FileList = v.array(UploadedFile);
