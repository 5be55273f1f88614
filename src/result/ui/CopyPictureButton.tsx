import { useState } from 'react';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { canShare, shareFile } from '../../ui/share-file.ts';
import { useExclusive } from '../../ui/use-exclusive.ts';
import type { CopyPicture, CopyPictureText } from './copy-picture.ts';

interface CopyPictureButtonProps {
  readonly text: CopyPictureText;
  readonly messages: Messages['copy'];
}

type Picture = CopyPicture & { readonly file: File };

/**
 * Draws the copy when pressed and shows the picture in the page, because in-app browsers cannot save files: there, a
 * long press saves it.
 */
export const CopyPictureButton = ({ text, messages }: CopyPictureButtonProps) => {
  const { busy, run } = useExclusive();
  const [picture, setPicture] = useState<Picture>();
  const [hint, setHint] = useState('');
  const name = interpolate(messages.fileName, { number: text.number });
  const draw = async (): Promise<void> => {
    try {
      const drawn = await (await import('./copy-picture.ts')).copyPicture(text);
      setPicture({ ...drawn, file: new File([drawn.png], name, { type: 'image/png' }) });
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
          <ButtonLink kind="secondary" href={picture.url} download={name} onClick={() => setHint(messages.saveHint)}>
            {messages.save}
          </ButtonLink>
          {canShare({ files: [picture.file] }) && (
            <Button kind="secondary" busy={busy} onClick={() => run(() => share(picture))}>
              {messages.share}
            </Button>
          )}
        </>
      ) : (
        <Button kind="secondary" busy={busy} onClick={() => run(draw)}>
          {messages.picture}
        </Button>
      )}
      <p role="status" className="hint w-full empty:hidden">
        {hint}
      </p>
      {picture && <img src={picture.url} alt={messages.pictureAlt} className="max-w-56 border border-line" />}
    </>
  );
};
