import * as v from 'valibot';
import type { Locale } from '../../config/locales.ts';
import { sentKey, type FlowKey } from '../../config/storage-keys.ts';
import { SentApplication } from '../../model/sent-application.ts';
import { isSharedComputer, keepInTab, readFromTab } from './browser-storage.ts';

const SentInLanguages = v.partial(v.object({ th: SentApplication, en: SentApplication }));

export const mayKeepCopy = (): boolean => !isSharedComputer();

export function saveKeptCopy(flow: FlowKey, sent: Readonly<Partial<Record<Locale, SentApplication>>>): void {
  if (!mayKeepCopy()) return;
  keepInTab(sentKey(flow), JSON.stringify(sent));
}

export function readKeptCopy(flow: FlowKey, locale: Locale): SentApplication | undefined {
  if (!mayKeepCopy()) return undefined;
  try {
    const saved = v.safeParse(SentInLanguages, JSON.parse(readFromTab(sentKey(flow)) ?? 'null'));
    return saved.success ? (saved.output[locale] ?? Object.values(saved.output)[0]) : undefined;
  } catch {
    return undefined;
  }
}
