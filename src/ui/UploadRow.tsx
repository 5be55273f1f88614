import FileText from '~icons/lucide/file-text';
import { Button } from './Button.tsx';
import { Badge } from './Badge.tsx';
import type { Elements } from './elements.ts';
import type { Tone } from '../lib/tone.ts';

export type UploadRowState =
  { kind: 'waiting' } | { kind: 'sending'; percent: number } | { kind: 'received' } | { kind: 'failed'; why: string };

interface UploadRowProps {
  /** A preview of the file. Without one, an icon is shown. */
  picture?: Elements;
  fileName: string;
  size: string;
  state: UploadRowState;
  stateText: string;
  /** `isMain` makes it the loudest button of its document. */
  retry?: { text: string; onPress: () => void; isMain?: boolean } | undefined;
  /** `name` includes the file name, for screen readers. Absent where the file must stay. */
  remove?: { text: string; name: string; onPress: () => void } | undefined;
}

const TONE: Record<UploadRowState['kind'], Tone> = {
  waiting: 'info',
  sending: 'info',
  received: 'success',
  failed: 'error',
};

export const UploadRow = ({ picture, fileName, size, state, stateText, retry, remove }: UploadRowProps) => (
  <li className="upload-row flex flex-wrap items-center gap-x-3 rounded border border-line bg-white px-[calc(0.75*var(--gutter))] py-2">
    {picture}
    {!picture && <FileText className="size-6 shrink-0 text-purple-700" aria-hidden="true" />}
    <div className="min-w-0 flex-1 basis-40 text-sm text-ink-soft [overflow-wrap:anywhere]">
      <p className="text-base text-ink">
        <bdi translate="no" className="font-semibold">
          {fileName}
        </bdi>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {size && <span>{size}</span>}
        <Badge tone={TONE[state.kind]} text={stateText} />
      </p>
      {state.kind === 'sending' && (
        <progress
          className="upload-progress mt-2"
          max={100}
          value={state.percent}
          aria-label={`${fileName} ${stateText}`}
        />
      )}
      {state.kind === 'failed' && <p className="text-error-700">{state.why}</p>}
    </div>
    <div
      className={`flex basis-full flex-wrap items-center gap-x-5 ${state.kind === 'failed' ? 'pt-2' : 'upload-actions'}`}
    >
      {retry && (
        <Button kind={retry.isMain ? 'primary' : 'link'} onClick={retry.onPress}>
          <span>{retry.text}</span>{' '}
          <span translate="no" className="sr-only">
            {fileName}
          </span>
        </Button>
      )}
      {remove && (
        <Button kind="link" onClick={remove.onPress} aria-label={remove.name}>
          {remove.text}
        </Button>
      )}
    </div>
  </li>
);
