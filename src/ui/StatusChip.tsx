import { TONE_CLASS, ToneIcon, type Tone } from './tone.tsx';

/** A state in a word or two. */
export const StatusChip = ({ tone, text }: { tone: Tone; text: string }) => (
  <span className={`chip ${TONE_CLASS[tone]}`}>
    <ToneIcon tone={tone} className="size-4 shrink-0" />
    {text}
  </span>
);
