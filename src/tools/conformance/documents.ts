import { isObject } from '../../api/errors.ts';
import type { Applicant } from './applicant.ts';
import type { ResponseData, Walk } from './walk.ts';

const SMALL_PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const file = (): File => new File([SMALL_PDF], 'conformance.pdf', { type: 'application/pdf' });

type Family = 'application' | 'scholarship' | 'short-course';

export const uploadDocument = (
  walk: Walk,
  family: Family,
  { application_id, token }: Applicant,
  type: string,
): Promise<ResponseData | undefined> =>
  walk.call(`${family}.uploadFile`, { token, form: { file: file(), type, application_id } });

/** Uploads a document, lists it and deletes it. */
export async function walkDocuments(walk: Walk, family: Family, own: Applicant): Promise<void> {
  const { application_id, token } = own;
  const uploaded = await uploadDocument(walk, family, own, 'id_card');
  await walk.list(`${family}.listFiles`, { token, query: { application_id } });
  if (!uploaded) return;
  await walk.call(`${family}.deleteFile`, { token, body: { application_id, file_id: String(uploaded['id']) } });
}

const responseTo = ({ kind, options }: ResponseData): string | undefined => {
  if (kind !== 'select' && kind !== 'checkbox') return 'ทดสอบ';
  const [first] = Array.isArray(options) ? options.filter(isObject) : [];
  return typeof first?.['value'] === 'string' ? first['value'] : undefined;
};

/** Reads the campaign's questions and answers those that need no knowledge of their subject. */
export async function walkCustomInputs(
  walk: Walk,
  family: 'application' | 'scholarship',
  { application_id, token }: Applicant,
): Promise<void> {
  const inputs = await walk.list(`${family}.listCustomInputs`, { token, query: { application_id } });
  const response = Object.fromEntries(
    inputs.flatMap((input) => {
      const text = responseTo(input);
      return text === undefined ? [] : [[String(input['id']), text]];
    }),
  );
  await walk.call(`${family}.saveCustomInputs`, { token, body: { application_id, response } });
}
