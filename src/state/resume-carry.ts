import { RESUME_KEY } from '../config/storage-keys.ts';
import { leaveForNextPage, takeFromLastPage } from './storage.ts';

/** A resume link on its way to the same page in the other language: left in the tab, taken once. */
export const leaveResumeLink = (link: unknown): void => {
  leaveForNextPage(RESUME_KEY, JSON.stringify(link));
};

export function takeResumeLink(): unknown {
  try {
    return JSON.parse(takeFromLastPage(RESUME_KEY) ?? 'null');
  } catch {
    return null;
  }
}
