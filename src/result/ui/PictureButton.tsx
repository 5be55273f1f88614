import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { canShare, shareFile } from '../../ui/share-file.ts';
import { useExclusive } from '../../ui/use-exclusive.ts';

export interface DrawnPicture {
  /** A PNG as a data URL. */
  readonly url: string;
  readonly png: Blob;
}

interface PictureButtonProps {
  readonly draw: () => Promise<DrawnPicture>;
  readonly fileName: string;
  readonly messages: Readonly<
    Record<'picture' | 'pictureAlt' | 'pictureFailed' | 'save' | 'saveHint' | 'share' | 'shareFailed', string>
  >;
}

type Picture = DrawnPicture & { readonly file: File };

/**
 * Draws a picture when pressed and shows it in the page, because in-app browsers cannot save files: there, a long press
 * saves it.
 */
export const PictureButton = ({ draw, fileName, messages }: PictureButtonProps) => {
  const { busy, run } = useExclusive();
  const [picture, setPicture] = useState<Picture>();
  const [hint, setHint] = useState('');
  const show = async (): Promise<void> => {
    try {
      const drawn = await draw();
      setPicture({ ...drawn, file: new File([drawn.png], fileName, { type: 'image/png' }) });
      setHint('');
    } catch {
      setHint(messages.pictureFailed);
    }
  };
  const share = async ({ file }: Picture): Promise<void> => {
    setHint((await shareFile({ files: [file] })) === 'impossible' ? messages.shareFailed : '');
  };
  return (
    <>
      {picture ? (
        <>
          <ButtonLink
            kind="secondary"
            href={picture.url}
            download={fileName}
            onClick={() => setHint(messages.saveHint)}
          >
            {messages.save}
          </ButtonLink>
          {canShare({ files: [picture.file] }) && (
            <Button kind="secondary" busy={busy} onClick={() => run(() => share(picture))}>
              {messages.share}
            </Button>
          )}
        </>
      ) : (
        <Button kind="secondary" busy={busy} onClick={() => run(show)}>
          {messages.picture}
        </Button>
      )}
      {/* Rows of their own below all buttons of the row, so that none of them moves. */}
      <p role="status" className="hint order-last w-full empty:hidden">
        {hint}
      </p>
      {picture && (
        <div className="order-last w-full">
          <img src={picture.url} alt={messages.pictureAlt} className="mx-auto max-w-56 border border-line sm:mx-0" />
        </div>
      )}
    </>
  );
};
