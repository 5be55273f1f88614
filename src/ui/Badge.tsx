import type { Tone } from '../lib/tone.ts';
import { TONE_CLASS, ToneIcon } from './tone.tsx';

export const Badge = ({ tone, text }: { tone: Tone; text: string }) => (
  <span className={`chip ${TONE_CLASS[tone]}`}>
    <ToneIcon tone={tone} className="size-4 shrink-0" />
    <span>{text}</span>
  </span>
);
