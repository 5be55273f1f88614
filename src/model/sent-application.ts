import * as v from 'valibot';
import { Application, CustomInput, UploadedFile } from './application.ts';
import { DocumentRequirement } from './lookup.ts';

const Listed = <S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.readonly());

/** The documents and questions of a campaign, and what was given. */
const Documents = v.object({
  requirements: Listed(DocumentRequirement),
  files: Listed(UploadedFile),
  customInputs: Listed(CustomInput),
});
export type Documents = Readonly<v.InferOutput<typeof Documents>>;

/** Everything that an application has sent, as the server returns it in one language. */
export const SentApplication = v.object({ application: Application, documents: Documents });
export interface SentApplication {
  readonly application: Application;
  readonly documents: Documents;
}
