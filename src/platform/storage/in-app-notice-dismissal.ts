import { IN_APP_KEY } from '../../config/storage-keys.ts';
import { keepInTab, readFromTab } from './storage.ts';

export const isNoticeDismissed = (): boolean => readFromTab(IN_APP_KEY) !== undefined;

export const dismissNotice = (): void => {
  keepInTab(IN_APP_KEY, '1');
};
