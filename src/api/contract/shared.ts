import * as v from 'valibot';
import { UploadedFile } from '../../model/application.ts';
import { MaybeText } from '../../model/answer-values.ts';

/** Answers that several families of calls share. */
export const SavedAnswer = v.looseObject({ message: MaybeText });
export const FileList = v.array(UploadedFile);
