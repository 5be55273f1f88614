import type { ReactNode } from 'react';
import type { Tone } from '../lib/tone.ts';
import { TONE_CLASS, ToneIcon } from './tone.tsx';

interface NoticeProps {
  tone: Tone;
  title?: string | undefined;
  /** Omit it for a notice that is on the page from the start. */
  role?: 'status' | 'alert' | undefined;
  children: ReactNode;
}

export const Notice = ({ tone, title, role, children }: NoticeProps) => (
  <div className={`${TONE_CLASS[tone]} flex gap-3 rounded border p-3`} role={role}>
    <ToneIcon tone={tone} className="mt-0.5 size-6 shrink-0" />
    <div className="grid min-w-0 gap-1 text-ink">
      {title && (
        <p className="font-semibold" data-notice-title="">
          {title}
        </p>
      )}
      <div className="contents">{children}</div>
    </div>
  </div>
);
