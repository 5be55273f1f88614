import { bachelor } from '../../src/flows/bachelor.ts';
import type { Flow, Step } from '../../src/flows/definition/flow.ts';

export const NAME: Step = {
  name: 'education',
  route: 'bachelor.education',
  save: 'answers',
  fields: [{ kind: 'text', name: 'first_name', rule: 'name' }],
};
const DOCUMENTS: Step = { name: 'documents', route: 'bachelor.upload-document', save: 'uploads', fields: [] };

/** A flow of one question and the documents that `requiredDocuments` names. */
export const documentsFlow = (requiredDocuments: Flow['requiredDocuments']): Flow => ({
  ...bachelor,
  steps: [NAME, DOCUMENTS],
  requiredDocuments,
});
