import type { Inspection } from '../../lib/picture/inspection.ts';
import type { FileKind } from '../../model/file-kind.ts';
import { workOnPicture } from '../../platform/pictures/pictures.ts';
import { isNamedPdf, shapeOf } from '../cover-picture.ts';
import { isDecodable } from '../file/prepare-file.ts';

const inspections = new WeakMap<File, Promise<Inspection | undefined>>();

async function inspect(picture: File, kind: FileKind): Promise<Inspection | undefined> {
  if (isNamedPdf(picture) || !(await isDecodable(picture))) return undefined;
  return workOnPicture({ name: 'inspect', picture, shape: shapeOf(kind) });
}

/**
 * Looks at a chosen picture once.
 * @returns undefined for a PDF, where this browser cannot do it, and where its code was not loaded: what is not inspected
 *   can still be covered and sent
 */
export function inspectPicture(picture: File, kind: FileKind): Promise<Inspection | undefined> {
  const known = inspections.get(picture);
  if (known) return known;
  const inspection = inspect(picture, kind).catch(() => {
    inspections.delete(picture);
    return undefined;
  });
  inspections.set(picture, inspection);
  return inspection;
}
