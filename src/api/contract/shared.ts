import * as v from 'valibot';
import { UploadedFile } from '../../model/application.ts';
import { MaybeText } from '../../model/answer-values.ts';

/** What answers a save. @chosen message */
export const SavedAnswer = v.looseObject({ message: MaybeText });
export const FileList = v.array(UploadedFile);
