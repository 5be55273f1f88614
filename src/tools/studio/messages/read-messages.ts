import { LOCALES, type Locale } from '../../../config/locales.ts';
import { NAMESPACES, type Namespace } from '../../../i18n/namespaces.ts';
import { leavesOf, type Dictionary } from '../../build/check-missing-messages.ts';

export interface Message {
  /** `otp.register.title`. */
  readonly key: string;
  readonly namespace: Namespace;
  readonly texts: Readonly<Record<Locale, string>>;
}

export const messageFile = (locale: Locale, namespace: string): string => `locales/${locale}/${namespace}.json`;

export function leavesIn(json: string, namespace: string): Map<string, string> {
  return new Map(leavesOf(JSON.parse(json) as Dictionary, namespace));
}

/** All messages in the order of the Thai files. */
export async function readMessages(read: (path: string) => Promise<string>): Promise<Message[]> {
  const groups = NAMESPACES.map(async (namespace) => {
    const [th, en] = await Promise.all(
      LOCALES.map(async (locale) => leavesIn(await read(messageFile(locale, namespace)), namespace)),
    );
    return [...(th ?? [])].map(([key, text]) => ({ key, namespace, texts: { th: text, en: en?.get(key) ?? '' } }));
  });
  return (await Promise.all(groups)).flat();
}
