import type { FileKind } from '../model/file-kind.ts';

const WORDS: Readonly<Record<FileKind, RegExp>> = {
  id_card: /id[ _-]?card|passport|บัตรประชาชน|หนังสือเดินทาง|พาสปอร์ต/i,
  transcript: /transcript|grade|ปพ|ผลการเรียน|เกรด/i,
  tcas: /tcas/i,
  house_registration: /house|ทะเบียนบ้าน/i,
  cover_letter: /cover|จดหมาย|แนะนำตัว/i,
  portfolio: /portfolio|แฟ้ม|ผลงาน/i,
};

/** Guesses from its name which document a file is. The applicant sees the guess before anything is sent. */
export function guessKind(name: string, kinds: readonly FileKind[]): FileKind | undefined {
  const plain = name.normalize('NFC');
  return kinds.length === 1 ? kinds[0] : kinds.find((kind) => WORDS[kind].test(plain));
}
