import { execFileSync } from 'node:child_process';

/** `XY ` before a path, as `git status --porcelain` writes it. */
const STATE = 3;

/** Returns the files of a clone that git would put into the next commit, new ones too. */
export function unsavedFiles(root: string): string[] {
  const status = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=normal'];
  return execFileSync('git', ['-C', root, ...status])
    .toString()
    .split('\0')
    .map((line) => line.slice(STATE))
    .filter((path) => path !== '');
}

/** Says in both languages what to do before a draft takes the files with it. */
export const unsavedSentence = (files: readonly string[]): string =>
  [
    'ไฟล์เหล่านี้เพิ่มหรือแก้ไว้แต่ยังไม่ได้บันทึกใน git และจะติดไปกับร่างของนโยบาย กรุณาย้ายไฟล์ใหม่ออกจากโฟลเดอร์นี้ หรือเก็บทุกไฟล์ไว้ก่อนด้วย git stash -u (เอากลับมาด้วย git stash pop)',
    'These files are new or changed and not saved in git, so the draft of a policy would take them with it. Move new files out of this folder, or put all of them aside with git stash -u (git stash pop brings them back).',
    ...files.map((file) => `  ${file}`),
  ].join('\n');
