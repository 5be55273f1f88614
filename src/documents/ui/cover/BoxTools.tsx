import type { Messages } from '../../../i18n/messages.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { boxesOf, MOST_BRIGHT, turned, type Edits } from '../../../lib/picture/edits.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { EditorHint } from './EditorHint.tsx';
import type { Boxes } from './use-boxes.ts';

interface BoxToolsProps {
  readonly edits: Edits;
  readonly boxes: Boxes;
  readonly hasSuggestions: boolean;
  /** Whether the picture shows the latest edits, so that a box would be in its place. */
  readonly isCurrent: boolean;
  readonly messages: Messages['cover'];
  /** Makes the edits and announces them. */
  readonly act: (edits: Edits, announcement: string) => void;
  /** The button that undoes a change. */
  readonly children: Elements;
}

/** The tools of the part that asks for the places to cover. */
export const BoxTools = ({ edits, boxes, hasSuggestions, isCurrent, messages, act, children }: BoxToolsProps) => {
  const brighten = (): void => {
    const brightness = (edits.brightness + 1) % (MOST_BRIGHT + 1);
    act({ ...edits, brightness }, interpolate(messages.brightnessNow, { step: brightness, most: MOST_BRIGHT }));
  };
  return (
    <>
      {hasSuggestions && (
        // The sentence takes the place of the button, so that nothing moves.
        <div className="flex items-center" style={{ minHeight: '4.75rem' }}>
          {edits.covers.length > 0 ? (
            <EditorHint text={messages.dragCard} messages={messages} />
          ) : (
            <Button kind="secondary" disabled={!isCurrent} onClick={boxes.suggest}>
              {messages.suggest}
            </Button>
          )}
        </div>
      )}
      <Button kind="secondary" disabled={!isCurrent} onClick={boxes.add}>
        {messages.addBox}
      </Button>
      {!hasSuggestions && <EditorHint text={messages.drag} messages={messages} />}
      <div className="editor-tools flex flex-wrap gap-x-4">
        <Button
          kind="link"
          disabled={!isCurrent || !boxesOf(edits)[boxes.selected]}
          onClick={() => boxes.remove(boxes.selected)}
        >
          {messages.removeBox}
        </Button>
        <Button kind="link" onClick={() => act(turned(edits), messages.turned)}>
          {messages.turn}
        </Button>
        <Button kind="link" onClick={brighten}>
          {interpolate(messages.brighten, { step: edits.brightness, most: MOST_BRIGHT })}
        </Button>
        {children}
      </div>
    </>
  );
};
