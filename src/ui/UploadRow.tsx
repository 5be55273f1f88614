import FileText from '~icons/lucide/file-text';
import { Button } from './Button.tsx';
import { Badge } from './Badge.tsx';
import type { Tone } from '../lib/tone.ts';

export type UploadRowState =
  { kind: 'waiting' } | { kind: 'sending'; percent: number } | { kind: 'received' } | { kind: 'failed'; why: string };

interface UploadRowProps {
  fileName: string;
  size: string;
  state: UploadRowState;
  stateText: string;
  retry?: { text: string; onPress: () => void } | undefined;
  /** `name` includes the file name, for screen readers. */
  remove: { text: string; name: string; onPress: () => void };
}

const TONE: Record<UploadRowState['kind'], Tone> = {
  waiting: 'info',
  sending: 'info',
  received: 'success',
  failed: 'error',
};

export const UploadRow = ({ fileName, size, state, stateText, retry, remove }: UploadRowProps) => (
  <li className="grid gap-2 rounded border border-line bg-white p-4">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <FileText className="size-6 shrink-0 text-purple-700" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
        <bdi className="font-semibold">{fileName}</bdi>{' '}
        <span className="whitespace-nowrap text-sm text-ink-soft">{size}</span>
      </p>
      <Badge tone={TONE[state.kind]} text={stateText} />
    </div>
    {state.kind === 'sending' && (
      <progress className="upload-progress" max={100} value={state.percent} aria-label={`${fileName} ${stateText}`} />
    )}
    {state.kind === 'failed' && <p className="text-sm text-error-700">{state.why}</p>}
    <div className="-my-1 flex flex-wrap gap-x-4">
      {retry && (
        <Button kind="link" onClick={retry.onPress}>
          {retry.text} <span className="sr-only">{fileName}</span>
        </Button>
      )}
      <Button kind="link" onClick={remove.onPress} aria-label={remove.name}>
        {remove.text}
      </Button>
    </div>
  </li>
);
