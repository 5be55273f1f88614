import RotateCw from '~icons/lucide/rotate-cw';
import SquarePlus from '~icons/lucide/square-plus';
import Sun from '~icons/lucide/sun';
import Trash from '~icons/lucide/trash';
import type { Messages } from '../../../i18n/messages.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { boxesOf, brightened, MOST_BRIGHT, turned, type Edits } from '../../../lib/picture/edits.ts';
import { EditorTool } from './EditorTool.tsx';
import type { Boxes } from './use-boxes.ts';

interface BoxToolsProps {
  readonly edits: Edits;
  readonly boxes: Boxes;
  /** Whether the picture shows the latest edits, so that a box would be in its place. */
  readonly isCurrent: boolean;
  readonly messages: Messages['cover'];
  /** Makes the edits and announces them. */
  readonly act: (edits: Edits, announcement: string) => void;
}

/** The tools of the part that asks for the places to cover. */
export const BoxTools = ({ edits, boxes, isCurrent, messages, act }: BoxToolsProps) => {
  const brightnessText = ({ brightness }: Edits): string =>
    interpolate(messages.brightnessNow, { step: brightness, most: MOST_BRIGHT });
  const brighter = brightened(edits);
  return (
    <>
      <EditorTool icon={SquarePlus} text={messages.addBox} disabled={!isCurrent} onClick={boxes.add} />
      <EditorTool
        icon={Trash}
        text={messages.removeBox}
        disabled={!isCurrent || !boxesOf(edits)[boxes.selected]}
        onClick={() => boxes.remove(boxes.selected)}
      />
      <EditorTool icon={RotateCw} text={messages.turn} onClick={() => act(turned(edits), messages.turned)} />
      <EditorTool
        icon={Sun}
        text={edits.brightness === 0 ? messages.brighten : brightnessText(edits)}
        onClick={() => act(brighter, brightnessText(brighter))}
      />
    </>
  );
};
