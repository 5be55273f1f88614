import type { Messages } from '../../../i18n/messages.ts';
import type { Edits } from '../../../lib/picture/edits.ts';
import { WHOLE_PICTURE } from '../../../lib/picture/projection.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Elements } from '../../../ui/elements.ts';

interface CornerToolsProps {
  readonly edits: Edits;
  readonly messages: Messages['cover'];
  readonly onWhole: () => void;
  /** The button that undoes a change. */
  readonly children: Elements;
}

/** The tools of the part that asks for the corners of the page. */
export const CornerTools = ({ edits, messages, onWhole, children }: CornerToolsProps) => (
  <div className="editor-tools flex flex-wrap gap-x-4">
    <Button kind="link" disabled={edits.corners === WHOLE_PICTURE} onClick={onWhole}>
      {messages.wholePhoto}
    </Button>
    {children}
  </div>
);
