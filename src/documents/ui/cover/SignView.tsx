import { useEffect, useId, useRef, useState, type PointerEvent } from 'react';
import type { Messages } from '../../../i18n/messages.ts';
import type { Point } from '../../../lib/picture/projection.ts';
import { PAD_PROPORTION, type Signature, type Stroke } from '../../../lib/picture/signature.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';

interface SignViewProps {
  readonly name: string;
  /** The signature of this picture, or the last one in this tab. */
  readonly signature: Signature | undefined;
  readonly isSigned: boolean;
  readonly messages: Messages['cover']['sign'];
  /** Called with nothing to take the signature off. */
  readonly onEnd: (signature: Signature | undefined) => void;
  readonly onCancel: () => void;
}

const within = (share: number): number => Math.min(1, Math.max(0, share));
/** The size of the pad in units of its drawing. */
const PAD = { width: 100 * PAD_PROPORTION, height: 100 };
const pathOf = (stroke: Stroke): string => {
  const places = stroke.map(({ x, y }) => `${x * PAD.width} ${y * PAD.height}`);
  // A dot is a line to where it begins.
  return `M${places[0]}L${places.join('L')}`;
};

/** Asks for the name, and for a drawn signature if there is to be one; without it the name stands for it. */
export const SignView = ({ name: knownName, signature, isSigned, messages, onEnd, onCancel }: SignViewProps) => {
  const [name, setName] = useState(signature?.name ?? knownName);
  const [strokes, setStrokes] = useState<readonly Stroke[]>(signature?.strokes ?? []);
  const [drawn, setDrawn] = useState<Stroke>();
  const [isMissing, setIsMissing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const padId = useId();
  useEffect(() => heading.current?.focus(), []);
  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: within((clientX - left) / (width || 1)), y: within((clientY - top) / (height || 1)) };
  };
  const end = (): void => {
    if (drawn) setStrokes([...strokes, drawn]);
    setDrawn(undefined);
  };
  const use = (): void => {
    const signed = name.trim();
    setIsMissing(signed === '');
    if (signed !== '') onEnd({ name: signed, strokes });
  };
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {messages.title}
      </h3>
      <p className="hint editor-hint">{messages.hint}</p>
      <div className="sign-fields">
        <TextField
          id={`${padId}name`}
          name="signer"
          label={messages.name}
          value={name}
          autoComplete="name"
          error={isMissing ? messages.nameMissing : undefined}
          onChange={({ target }) => {
            setName(target.value);
            setIsMissing(false);
          }}
        />
        <div>
          <p id={padId}>{messages.pad}</p>
          <svg
            role="img"
            preserveAspectRatio="none"
            aria-labelledby={padId}
            viewBox={`0 0 ${PAD.width} ${PAD.height}`}
            className="sign-pad"
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              setDrawn([pointOf(event)]);
            }}
            onPointerMove={(event) => {
              if (drawn) setDrawn([...drawn, pointOf(event)]);
            }}
            onPointerUp={end}
            onPointerCancel={end}
          >
            <path d={`M15 78H${PAD.width - 15}`} className="sign-line" />
            {[...strokes, ...(drawn ? [drawn] : [])].map((stroke, index) => (
              <path key={index} d={pathOf(stroke)} className="sign-stroke" />
            ))}
          </svg>
          <Button kind="link" disabled={strokes.length === 0} onClick={() => setStrokes([])}>
            {messages.clear}
          </Button>
        </div>
      </div>
      <div className="editor-end">
        <Button onClick={use}>{messages.use}</Button>
        <div className="form-links editor-links">
          <Button kind="quiet" onClick={onCancel}>
            {messages.cancel}
          </Button>
          {isSigned && (
            <Button kind="quiet" onClick={() => onEnd(undefined)}>
              {messages.remove}
            </Button>
          )}
        </div>
      </div>
    </>
  );
};
