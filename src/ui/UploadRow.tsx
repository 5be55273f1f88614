import FileText from '~icons/lucide/file-text';
import { Button } from './Button.tsx';
import { StatusChip } from './StatusChip.tsx';
import type { Tone } from './tone.tsx';

/** Where one file stands (decisions 5). */
export type UploadRowState =
  | { kind: 'waiting' }
  /** `percent` from 0 to 100. */
  | { kind: 'sending'; percent: number }
  | { kind: 'received' }
  | { kind: 'failed'; why: string };

interface UploadRowProps {
  fileName: string;
  /** E.g. "1.2 MB". */
  size: string;
  state: UploadRowState;
  /** The state in words, e.g. "Sending 40 %". */
  stateText: string;
  retry?: { text: string; onPress: () => void } | undefined;
  /** Cancel while it is under way, delete afterwards; `name` holds the file name, for screen readers. */
  remove: { text: string; name: string; onPress: () => void };
}

const TONE: Record<UploadRowState['kind'], Tone> = {
  waiting: 'info',
  sending: 'info',
  received: 'success',
  failed: 'error',
};

/** One file of an upload list; stands in a `<ul>`. */
export const UploadRow = ({ fileName, size, state, stateText, retry, remove }: UploadRowProps) => (
  <li className="grid gap-2 rounded border border-line bg-white p-4">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <FileText className="size-6 shrink-0 text-purple-700" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
        <bdi className="font-semibold">{fileName}</bdi>{' '}
        <span className="whitespace-nowrap text-sm text-ink-soft">{size}</span>
      </p>
      <StatusChip tone={TONE[state.kind]} text={stateText} />
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
