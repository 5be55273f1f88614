import type { ReactElement } from 'react';
import { MOST_PDF_PAGES } from '../../../config/constants.ts';
import type { Locale } from '../../../config/locales.ts';
import { site } from '../../../config/site.ts';
import { dayOf } from '../../../i18n/format.ts';
import { coverMessages } from '../../../i18n/lazy-messages.ts';
import type { Messages } from '../../../i18n/messages.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { EDITOR_SIZE } from '../../../lib/picture/jpeg-options.ts';
import type { PdfPage } from '../../../platform/pictures/pdf-pages.ts';
import { workOnPicture } from '../../../platform/pictures/pictures.ts';
import { openModal } from '../../../ui/overlays/open.ts';
import type { Corners } from '../../../lib/picture/projection.ts';
import { isNamedPdf, type SuggestedBox } from '../../cover-picture.ts';
import { bytesOf, isCutPdf, withoutLeadIn } from '../../file/file-check.ts';
import { isDecodable } from '../../file/prepare-file.ts';
import { PdfEditor } from './PdfEditor.tsx';
import { PictureEditor, type EditedDocument } from './PictureEditor.tsx';

interface PictureEditorRequest {
  /** A picture or a PDF. */
  readonly picture: File;
  readonly suggestions: readonly SuggestedBox[];
  /** The document's corners in the picture, where they were found. */
  readonly corners: Corners | undefined;
  /** The applicant's name, where a signature on the copy is offered. It may be empty. */
  readonly signer: string | undefined;
  /** Whether the edited file is uploaded at once. */
  readonly isUploaded: boolean;
  readonly locale: Locale;
}

type Changed = Blob | undefined;

const openDialog = ({ title, close }: Messages['cover'], render: (end: (changed?: Blob) => void) => ReactElement) =>
  openModal<Changed>({ type: 'picture-editor', title, close, render });

/** The number of editors opened on this page. Each has its own number, so that none receives another's picture. */
let editors = 0;

async function openPhoto(picture: File, { document, corners, messages }: EditorParts): Promise<Changed | string> {
  if (!(await isDecodable(picture))) return messages.undecodable;
  editors += 1;
  const editor = editors;
  const options = { isCut: false, ...EDITOR_SIZE };
  const preview = await workOnPicture({ name: 'upright', picture, options, editor });
  if (!preview) return messages.undecodable;
  try {
    return await openDialog(messages, (end) => (
      <PictureEditor
        picture={picture}
        preview={preview}
        editor={editor}
        corners={corners}
        document={document}
        messages={messages}
        work={workOnPicture}
        onEnd={end}
      />
    ));
  } finally {
    workOnPicture({ name: 'forget' }).catch(() => undefined);
  }
}

/** The work on a page belongs to its picture, so a PDF that is opened again has the same ones. */
const drawnPages = new WeakMap<File, readonly PdfPage[]>();

async function openPdf(pdf: File, { document, messages }: EditorParts): Promise<Changed | string> {
  const { problems, page } = messages.pdf;
  const { pdfOfPages, pdfPages } = await import('../../../platform/pictures/pdf-pages.ts');
  let pages = drawnPages.get(pdf);
  if (!pages) {
    const chosen = await bytesOf(pdf);
    const bytes = chosen && withoutLeadIn(chosen);
    if (!bytes) return problems.failed;
    const drawn = isCutPdf(bytes) ? 'broken' : await pdfPages(bytes);
    if (typeof drawn === 'string') return interpolate(problems[drawn], { most: MOST_PDF_PAGES });
    pages = drawn;
    drawnPages.set(pdf, pages);
  }
  const [first] = pages;
  const editor = { document, work: workOnPicture };
  return openDialog(messages, (end) =>
    first && pages.length === 1 ? (
      <PictureEditor
        {...editor}
        picture={first.jpeg}
        preview={first.jpeg}
        isPage
        messages={{ ...messages, ...page, use: messages.use }}
        onEnd={end}
      />
    ) : (
      <PdfEditor pages={pages} editor={editor} messages={messages} pdfOfPages={pdfOfPages} onEnd={end} />
    ),
  );
}

interface EditorParts {
  readonly document: EditedDocument;
  readonly corners: Corners | undefined;
  readonly messages: Messages['cover'];
}

const notUploading = ({ keep, ...words }: Messages['cover']): Messages['cover'] => ({
  ...words,
  ...keep.picture,
  keep,
  pdf: { ...words.pdf, ...keep.pdf },
});

/**
 * Lets the applicant straighten, cover, cross and sign a picture or the pages of a PDF. One page becomes a picture; several
 * become a PDF of pictures.
 * @returns the changed file, a message why this browser cannot change it, or undefined to keep the file unchanged
 */
export async function openPictureEditor({
  picture,
  suggestions,
  corners,
  signer,
  isUploaded,
  locale,
}: PictureEditorRequest): Promise<File | string | undefined> {
  const words = await coverMessages(locale);
  const messages = isUploaded ? words : notUploading(words);
  const today = dayOf(new Date().toISOString(), locale);
  const lines = [interpolate(messages.purpose, { university: site.name[locale] }), today];
  const markWords = { lines, certified: messages.sign.certified };
  const open = isNamedPdf(picture) ? openPdf : openPhoto;
  const changed = await open(picture, { document: { suggestions, markWords, signer }, corners, messages });
  if (!changed || typeof changed === 'string') return changed;
  const ending = changed.type === 'image/jpeg' ? 'jpg' : 'pdf';
  return new File([changed], `${picture.name.replace(/\.\w+$/, '')}.${ending}`, { type: changed.type });
}
