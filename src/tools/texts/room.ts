import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import type { Fault } from './problems.ts';

/** Sentences whose names are those of buttons. */
const SENTENCES = /\.(?:landing|samePhone)\./;
/** The keys of texts whose room is limited; the first that matches counts. */
const KINDS = [
  ['heading', /(?:\.|^)(?:\w*[tT]itle|heading)$/],
  [
    'button',
    /\.(?:action|submit|continue|back|retry|close|cancel|confirm|delete|save|resend|change|apply|accept|reject|pay|upload|startNew|home)$/,
  ],
] as const;
/**
 * In CSS pixels, on a screen 360 wide: the letters, the width inside a page's padding or a button's, and how many lines
 * still look like what they are. @chosen
 */
const ROOM = { heading: { size: 26, width: 328, lines: 4 }, button: { size: 17, width: 284, lines: 2 } } as const;
/** A line that ends with a long word is not full. */
const FILLED = 0.92;

const FONTS = ['thai', 'latin'] as const;
const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });

let measuring: ReturnType<ReturnType<typeof createCanvas>['getContext']> | undefined;

function widthOf(text: string, size: number): number {
  if (!measuring) {
    for (const script of FONTS) {
      const file = `@fontsource/noto-sans-thai-looped/files/noto-sans-thai-looped-${script}-600-normal.woff2`;
      GlobalFonts.registerFromPath(join(ROOT, 'node_modules', file), script);
    }
    measuring = createCanvas(1, 1).getContext('2d');
  }
  measuring.font = `600 ${size}px ${FONTS.join(', ')}`;
  return measuring.measureText(text).width;
}

/** The fault of a button or a heading that is too long for a phone. */
export function roomFaults(key: string, text: string): Fault[] {
  const kind = KINDS.find(([, pattern]) => pattern.test(key))?.[0];
  if (kind === undefined || SENTENCES.test(key)) return [];
  const { size, width, lines: most } = ROOM[kind];
  const used = widthOf(text, size) / (width * FILLED);
  if (used <= most) return [];
  const room = Math.floor(([...graphemes.segment(text)].length * most) / used);
  return [{ kind: 'long', values: { lines: Math.ceil(used), most, room } }];
}
