import Crop from '~icons/lucide/crop';
import RotateCw from '~icons/lucide/rotate-cw';
import SquarePlus from '~icons/lucide/square-plus';
import Stamp from '~icons/lucide/stamp';
import Sun from '~icons/lucide/sun';
import Trash from '~icons/lucide/trash';
import Undo from '~icons/lucide/undo-2';
import ZoomIn from '~icons/lucide/zoom-in';
import ZoomOut from '~icons/lucide/zoom-out';
import type { Messages } from '../../../i18n/messages.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { boxesOf, brightened, MOST_BRIGHT, turned, type Edits } from '../../../lib/picture/edits.ts';
import { EditorTool } from './EditorTool.tsx';
import type { Boxes } from './use-boxes.ts';

interface EditorToolsProps {
  readonly edits: Edits;
  readonly boxes: Boxes;
  /** Whether the picture shows the latest edits, so that a box would be in its place. */
  readonly isCurrent: boolean;
  readonly isLarge: boolean;
  readonly isMarked: boolean;
  readonly canUndo: boolean;
  readonly messages: Messages['cover'];
  /** Makes the edits and announces them. */
  readonly act: (edits: Edits, announcement: string) => void;
  readonly onZoom: () => void;
  readonly onMark: () => void;
  readonly onCrop: () => void;
  readonly onUndo: () => void;
}

/** The tools of a picture, in one row. */
export const EditorTools = (props: EditorToolsProps) => {
  const { edits, boxes, isCurrent, isLarge, isMarked, canUndo, messages, act } = props;
  const { tools } = messages;
  const brighter = brightened(edits);
  const brightnessText = ({ brightness }: Edits): string =>
    interpolate(messages.brightnessNow, { step: brightness, most: MOST_BRIGHT });
  return (
    <div className="editor-tools" role="group" aria-label={messages.toolbar}>
      <EditorTool
        icon={SquarePlus}
        text={tools.box}
        name={messages.addBox}
        disabled={!isCurrent}
        onClick={() => boxes.add()}
      />
      <EditorTool
        icon={Trash}
        text={tools.remove}
        name={messages.removeBox}
        disabled={!isCurrent || !boxesOf(edits)[boxes.selected]}
        onClick={() => boxes.remove(boxes.selected)}
      />
      <EditorTool icon={Stamp} text={tools.mark} name={messages.watermark} isOn={isMarked} onClick={props.onMark} />
      <EditorTool icon={Crop} text={tools.crop} name={messages.backToCorners} onClick={props.onCrop} />
      <EditorTool
        icon={RotateCw}
        text={tools.turn}
        name={messages.turn}
        onClick={() => act(boxes.follow(turned(edits)), messages.turned)}
      />
      <EditorTool
        icon={Sun}
        text={edits.brightness === 0 ? tools.brighten : interpolate(tools.light, { step: edits.brightness })}
        name={edits.brightness === 0 ? messages.brighten : brightnessText(edits)}
        onClick={() => act(brighter, brightnessText(brighter))}
      />
      <EditorTool
        icon={isLarge ? ZoomOut : ZoomIn}
        text={isLarge ? tools.zoomOut : tools.zoomIn}
        name={isLarge ? messages.zoomOut : messages.zoomIn}
        onClick={props.onZoom}
      />
      <EditorTool icon={Undo} text={tools.undo} name={messages.undo} disabled={!canUndo} onClick={props.onUndo} />
    </div>
  );
};
