import * as v from 'valibot';
import { UploadedFile } from '../../model/application.ts';
import { MaybeText } from '../../model/response-values.ts';

/** The response to a call that saves. @chosen message */
export const SavedResponse = v.looseObject({ message: MaybeText });
export const FileList = v.array(UploadedFile);
