import { Button } from '../../ui/Button.tsx';
import { openModal } from '../../ui/overlays/open.ts';
import { useErrorAlert } from '../../application/ui/use-error-alert.ts';
import { useMessages } from '../../application/ui/flow-context.tsx';
import { interpolate } from '../../lib/interpolate.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { useObjectUrl } from './use-object-url.ts';

interface SentPictureProps {
  /** What was sent. */
  readonly picture: File;
  readonly name: string;
}

const WholePicture = ({ picture, alt }: { readonly picture: File; readonly alt: string }) => (
  <img src={useObjectUrl(picture)} alt={alt} className="m-auto" style={{ maxHeight: '75vh' }} />
);

/** A picture that this page has sent, as the admissions office sees it. It can be looked at as long as the tab has it. */
export const SentPicture = ({ picture, name }: SentPictureProps) => {
  const { upload } = useMessages('upload');
  const runWithErrorAlert = useErrorAlert();
  const alt = interpolate(upload.previewAlt, { name });
  const view = () =>
    openModal({
      type: 'picture',
      title: upload.asSeen,
      close: upload.closeView,
      render: () => <WholePicture picture={picture} alt={alt} />,
    });
  return (
    <figure className="grid min-w-0 basis-64 justify-items-start">
      <Thumbnail file={picture} alt={alt} isLarge />
      <figcaption className="flex flex-wrap items-center gap-x-4 text-sm">
        <span>{upload.asSeen}</span>
        <Button
          kind="link"
          aria-label={interpolate(upload.viewName, { name })}
          onClick={() => runWithErrorAlert(async () => void (await view()))}
        >
          {upload.view}
        </Button>
      </figcaption>
    </figure>
  );
};
