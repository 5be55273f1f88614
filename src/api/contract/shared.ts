import * as v from 'valibot';
import { UploadedFile } from '../../model/application.ts';
import { MaybeText } from '../../model/answer-values.ts';

/** The answer to a call that saves. @chosen message */
export const SavedAnswer = v.looseObject({ message: MaybeText });
export const FileList = v.array(UploadedFile);
