import { UPLOAD_LIMIT_BYTES } from '../../config/constants.ts';
import type { UploadedFile } from '../../model/application.ts';
import type { FileKind } from '../../model/file-kind.ts';
import { cleanLine } from '../../model/text.ts';
import type { Call } from '../shared/contract-types.ts';
import type { ApplicationRow, Database, FileRow } from '../database/tables.ts';
import { Refusal, wrongFields } from '../shared/refusal.ts';
import { messageFor } from '../shared/messages.ts';

type FileCall<Query, Body> = Pick<
  Call<Query, Body, ApplicationRow>,
  'services' | 'application' | 'query' | 'body' | 'now' | 'locale'
>;

/** The first bytes of the accepted kinds of files. */
const SIGNATURES: readonly { readonly mediaType: string; readonly bytes: readonly number[] }[] = [
  { mediaType: 'application/pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { mediaType: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { mediaType: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
];
/** A part of the harmless text that all virus scanners report. */
const SCANNER_TEST_TEXT = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';
const SCANNED_BYTES = 64 * 1024;
const NAME_LIMIT = 255;

type FileState = NonNullable<UploadedFile['state']>;
interface Decision {
  readonly state: string | null;
  readonly reason: string | null;
}

const present = ({ id, type, name, size }: FileRow, { state, reason }: Decision) => ({
  id,
  type,
  name,
  size,
  // The console may set any word, as another server may send one.
  state: (state ?? 'received') as FileState,
  reason,
});

/**
 * Returns the media type by the first bytes, whatever the name says. Another type, an empty file or an unsafe one is a
 * 422.
 */
function mediaTypeOf(content: Uint8Array): string {
  if (content.length === 0) throw wrongFields({ file: 'fileEmpty' });
  const start = Buffer.from(content.subarray(0, SCANNED_BYTES)).toString('latin1');
  if (start.includes(SCANNER_TEST_TEXT)) throw wrongFields({ file: 'fileUnsafe' });
  const found = SIGNATURES.find(({ bytes }) => bytes.every((byte, index) => content[index] === byte));
  if (!found) throw wrongFields({ file: 'fileKind' });
  return found.mediaType;
}

/** Stores a document. One above the limit is a 413. */
export const uploadFile = async ({
  services,
  application,
  body: { file, type },
  now,
}: FileCall<undefined, { readonly file: File; readonly type: FileKind }>) => {
  if (application.status === 'cancelled') throw new Refusal(409, 'cancelled');
  if (file.size > UPLOAD_LIMIT_BYTES) throw new Refusal(413, 'fileTooLarge', { fields: { file: 'fileTooLarge' } });
  const content = new Uint8Array(await file.arrayBuffer());
  const media_type = mediaTypeOf(content);
  const name = cleanLine(file.name).slice(-NAME_LIMIT);
  return services.database.transaction().execute(async (database) => {
    const row = await database
      .insertInto('files')
      .values({ application_id: application.id, type, name, size: content.length, media_type, created_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    await database.insertInto('file_contents').values({ file_id: row.id, content }).execute();
    return present(row, { state: null, reason: null });
  });
};

/** Deletes a document of the application. An unknown one is a 404. */
export const deleteFile = async ({
  services,
  application,
  body,
  locale,
}: FileCall<undefined, { readonly file_id: string }>) => {
  const id = Number(body.file_id);
  const { numDeletedRows } = await services.database
    .deleteFrom('files')
    .where('id', '=', id)
    .where('application_id', '=', application.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Refusal(404, 'notFound');
  await services.database.deleteFrom('file_contents').where('file_id', '=', id).execute();
  await services.database.deleteFrom('file_states').where('file_id', '=', id).execute();
  return { message: messageFor('saved', locale) };
};

/** The documents of an application in the order in which they arrived, with what the admissions office has decided. */
export async function filesOf(database: Database, applicationId: number) {
  const rows = await database
    .selectFrom('files')
    .leftJoin('file_states', 'file_states.file_id', 'files.id')
    .selectAll('files')
    .select(['file_states.state', 'file_states.reason'])
    .where('application_id', '=', applicationId)
    .orderBy('files.id')
    .execute();
  return rows.map((row) => present(row, row));
}

export const listFiles = ({ services, application }: FileCall<unknown, undefined>) =>
  filesOf(services.database, application.id);
