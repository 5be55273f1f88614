import { useEffect, useRef, useState } from 'react';
import type { Messages } from '../../../i18n/messages.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import type { PdfPage } from '../../../platform/pictures/pdf-pages.ts';
import { Button } from '../../../ui/Button.tsx';
import { useObjectUrl } from '../use-object-url.ts';
import { forgetWork, useKept } from './kept-work.ts';
import { PictureEditor, type PictureEditorProps } from './PictureEditor.tsx';

interface PdfEditorProps {
  /** At least one. */
  readonly pages: readonly PdfPage[];
  readonly editor: Pick<PictureEditorProps, 'document' | 'work'>;
  readonly messages: Messages['cover'];
  readonly pdfOfPages: (pages: readonly PdfPage[]) => Promise<Blob | undefined>;
  /** Called with the changed PDF, or with nothing to leave it as it is. */
  readonly onEnd: (pdf?: Blob) => void;
}

/** The state of an edited page. Its editor stays mounted, so that the edits can be reviewed and undone later. */
interface PageState {
  readonly changed: Blob | undefined;
}

type PageStates = Readonly<Record<number, PageState>>;

const without = (states: PageStates, page: number): PageStates =>
  Object.fromEntries(Object.entries(states).filter(([other]) => Number(other) !== page));

/** Shows the pages of a PDF one at a time. Each can be opened in the picture editor. */
export const PdfEditor = ({ pages, editor, messages, pdfOfPages, onEnd }: PdfEditorProps) => {
  const { pdf } = messages;
  const [shown, setShown] = useState(0);
  const [isEditing, setIsEditing] = useState(false);
  const [states, setStates] = useKept<PageStates>(pages, 'states', {});
  const [status, setStatus] = useState('');
  const [isWorking, setIsWorking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const opened = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const changed = states[shown]?.changed;
  const url = useObjectUrl(changed ?? pages[shown]?.jpeg);
  const hasChanges = Object.values(states).some((state) => state.changed);
  const number = { page: shown + 1 };

  // The pressed button is no longer shown, so the focus moves.
  useEffect(() => {
    (isEditing ? opened.current?.querySelector('h3') : heading.current)?.focus();
  }, [isEditing]);

  const show = (page: number): void => {
    setShown(page);
    setStatus(interpolate(pdf.pageAt, { page: page + 1, count: pages.length }));
    // On the first and last page, the pressed button disappears.
    if (page === 0 || page === pages.length - 1) heading.current?.focus();
  };
  const edit = (): void => {
    setStates({ [shown]: { changed: undefined }, ...states });
    setStatus('');
    setIsEditing(true);
  };
  const restore = (): void => {
    setStates(without(states, shown));
    if (pages[shown]) forgetWork(pages[shown].jpeg);
    setStatus(interpolate(pdf.restored, number));
    heading.current?.focus();
  };
  const finish = async (): Promise<void> => {
    setIsWorking(true);
    setHasFailed(false);
    const file = await pdfOfPages(
      pages.map(({ jpeg, longSide }, page) => ({ jpeg: states[page]?.changed ?? jpeg, longSide })),
    );
    setIsWorking(false);
    if (file) onEnd(file);
    else setHasFailed(true);
  };

  return (
    <>
      <div hidden={isEditing} className="editor-view">
        <div className="flex flex-wrap items-center gap-x-4">
          <h3 ref={heading} tabIndex={-1} className="me-auto text-lg">
            {interpolate(pdf.pageAt, { ...number, count: pages.length })}
          </h3>
          {shown > 0 && (
            <Button kind="link" onClick={() => show(shown - 1)}>
              {pdf.previous}
            </Button>
          )}
          {shown < pages.length - 1 && (
            <Button kind="link" onClick={() => show(shown + 1)}>
              {pdf.next}
            </Button>
          )}
        </div>
        <p className="hint">{pdf.hint}</p>
        <div className="picture-frame">
          <img src={url} alt={interpolate(pdf.shown, number)} className="m-auto" />
        </div>
        {changed && (
          <div className="flex flex-wrap items-center gap-x-5">
            <p>{pdf.changed}</p>
            <Button kind="link" onClick={restore}>
              {pdf.restore}
            </Button>
          </div>
        )}
        <p className="sr-only" role="status">
          {isWorking ? messages.working : status}
        </p>
        {hasFailed && (
          <p className="text-sm text-error-700" role="alert">
            {pdf.failed}
          </p>
        )}
        <div className="editor-end">
          <Button kind={hasChanges ? 'secondary' : 'primary'} onClick={edit}>
            {pdf.edit}
          </Button>
          {hasChanges && (
            <Button busy={isWorking} onClick={() => void finish()}>
              {isWorking ? messages.working : interpolate(pdf.use, { count: pages.length })}
            </Button>
          )}
          <div className="form-links">
            <Button kind="quiet" onClick={() => onEnd()}>
              {pdf.skip}
            </Button>
          </div>
        </div>
      </div>
      {pages.map(
        ({ jpeg }, page) =>
          states[page] && (
            <div
              key={page}
              ref={page === shown ? opened : undefined}
              hidden={!isEditing || page !== shown}
              className="editor-view"
            >
              <PictureEditor
                {...editor}
                picture={jpeg}
                preview={jpeg}
                isPage
                messages={{ ...messages, ...pdf.page }}
                skip={pdf.page.skip}
                onEnd={(edited) => {
                  if (edited) setStates({ ...states, [page]: { changed: edited } });
                  // Earlier edits of the page stay, as the button says.
                  else if (!changed) setStates(without(states, page));
                  setIsEditing(false);
                }}
              />
            </div>
          ),
      )}
    </>
  );
};
