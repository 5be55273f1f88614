import { RESUME_KEY } from '../../config/storage-keys.ts';
import { setFlash, takeFlash } from './storage.ts';

export const setResumeLinkFlash = (link: unknown): void => {
  setFlash(RESUME_KEY, JSON.stringify(link));
};

export function takeResumeLinkFlash(): unknown {
  try {
    return JSON.parse(takeFlash(RESUME_KEY) ?? 'null');
  } catch {
    return null;
  }
}
