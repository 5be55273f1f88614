import { IN_APP_KEY } from '../../config/storage-keys.ts';
import { setFlash, peekFlash } from './storage.ts';

export const isNoticeDismissed = (): boolean => peekFlash(IN_APP_KEY) !== undefined;

export const dismissNotice = (): void => {
  setFlash(IN_APP_KEY, '1');
};
