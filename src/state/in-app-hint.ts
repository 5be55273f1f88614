import { IN_APP_KEY } from '../config/storage-keys.ts';
import { leaveForNextPage, peekFromLastPage } from './storage.ts';

/** Whether the hint to leave another app's browser was dismissed in this tab. */
export const isHintDismissed = (): boolean => peekFromLastPage(IN_APP_KEY) !== undefined;

export const dismissHint = (): void => {
  leaveForNextPage(IN_APP_KEY, '1');
};
