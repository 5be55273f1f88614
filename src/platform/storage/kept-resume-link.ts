import { RESUME_KEY } from '../../config/storage-keys.ts';
import { keepInTab, takeFromTab } from './storage.ts';

export const keepResumeLink = (link: unknown): void => {
  keepInTab(RESUME_KEY, JSON.stringify(link));
};

export function takeResumeLink(): unknown {
  try {
    return JSON.parse(takeFromTab(RESUME_KEY) ?? 'null');
  } catch {
    return null;
  }
}
