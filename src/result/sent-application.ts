import { CallError } from '../api/errors.ts';
import { COPY_WAIT_MS } from '../config/constants.ts';
import { otherLocale, type Locale } from '../config/locales.ts';
import { loadApplication } from '../application/current-application.ts';
import { copiedStores, detachedSession } from '../application/detached-session.ts';
import { loadDocuments } from '../application/document-requirements.ts';
import { createFlowSession, type FlowSession } from '../application/flow-session.ts';
import type { Flow } from '../flows/definition/flow.ts';
import { readableInstant } from '../lib/parse-instant.ts';
import { namesOfSubject } from '../model/applied-for.ts';
import type { Application } from '../model/application.ts';
import type { SentApplication } from '../model/sent-application.ts';
import type { KeptCopyStorage, ResultSession, SentInLanguages } from './result-environment.ts';

/** The same session on a page in another language: the server responds in the language of the call. */
function sessionIn(session: FlowSession, locale: Locale): FlowSession {
  const { flow, environment, $campaign, $loadedApplicationId } = session;
  const reader = createFlowSession({ flow, locale, environment, slug: $campaign.get().slug });
  reader.$loadedApplicationId.set($loadedApplicationId.get());
  return reader;
}

async function readFromServer(session: FlowSession): Promise<SentApplication> {
  const application = await loadApplication(session);
  return { application, documents: await loadDocuments(session, application) };
}

const keptCopies = ({ environment }: ResultSession): Promise<KeptCopyStorage | undefined> =>
  environment.result.keptCopies().catch(() => undefined);

const abortAfter = (milliseconds: number, controller: AbortController): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => {
      controller.abort();
      resolve(undefined);
    }, milliseconds);
  });

/**
 * Reads in both languages what was sent, before a confirmation clears id and token. Never asks for a code. Reads
 * nothing on a shared computer. A read that fails or takes too long is left out and changes nothing. Data that the page
 * has read before is not used, because another tab may have changed an answer since.
 */
export async function takeCopy(session: ResultSession): Promise<SentInLanguages> {
  const limit = new AbortController();
  const cutOff = abortAfter(COPY_WAIT_MS, limit);
  const storage = await Promise.race([keptCopies(session), cutOff]);
  if (!storage?.mayKeepCopy()) return {};
  const read = async (locale: Locale): Promise<SentApplication> => {
    const reader = detachedSession(session, copiedStores(session.stores), locale);
    return readFromServer({ ...reader, signal: limit.signal, reauthenticate: () => Promise.resolve(false) });
  };
  const known = (locale: Locale) => Promise.race([read(locale).catch(() => undefined), cutOff]);
  const locales = [session.locale, otherLocale(session.locale)];
  const sent = await Promise.all(locales.map(async (locale) => [locale, await known(locale)] as const));
  return Object.fromEntries(sent.filter(([, one]) => one !== undefined));
}

const pick = <T>(record: Readonly<Record<string, T>>, names: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name)));

/** Keeps only answers to the form's own questions and no sensitive numbers; a server may send more. */
function withoutSecrets({ steps, type }: Flow, application: Application): Application {
  const fields = steps.flatMap((step) => step.fields);
  const open = new Set(fields.filter(({ sensitive }) => !sensitive).map(({ name }) => name));
  const { id, application_no, campaign_name, confirmed_at, readable, hints } = application;
  return {
    ...pick(application, new Set([...open, 'phone_country'])),
    ...{ id, application_no, campaign_name, confirmed_at, status: '' },
    readable: { ...pick(readable, open), ...namesOfSubject(type, application) },
    hints: hints && pick(hints, new Set(fields.map(({ name }) => name))),
  };
}

/**
 * Keeps the copy in this tab.
 * @param confirmedAt in ISO 8601, for a server that does not say it; absent if the day is unknown
 */
export async function keepCopy(session: ResultSession, copy: SentInLanguages, confirmedAt?: string): Promise<void> {
  const kept = ({ application, documents }: SentApplication): SentApplication => {
    const confirmed_at = readableInstant(application.confirmed_at) ?? confirmedAt ?? application.confirmed_at;
    return { application: withoutSecrets(session.flow, { ...application, confirmed_at }), documents };
  };
  const { en, th } = copy;
  if (!en && !th) return;
  const storage = await keptCopies(session);
  storage?.saveKeptCopy(session.flowKey, { ...(en && { en: kept(en) }), ...(th && { th: kept(th) }) });
}

/** Reads this tab's copy of a confirmed application. */
export async function findKept(
  session: ResultSession,
  id: string,
  locale: Locale,
): Promise<SentApplication | undefined> {
  const storage = await keptCopies(session);
  const kept = storage?.readKeptCopy(session.flowKey, locale);
  return kept?.application.id === id ? kept : undefined;
}

/**
 * Reads everything that an application has sent, in one language: from this tab's copy or from the server.
 * @throws {CallError}
 */
export async function readSent(
  { session, application }: { readonly session: ResultSession; readonly application: Application },
  locale: Locale,
): Promise<SentApplication> {
  const kept = await findKept(session, application.id, locale);
  if (kept) return kept;
  if (locale === session.locale && session.stores.$id.get() === application.id)
    return { application, documents: await loadDocuments(session, application) };
  const sent = await readFromServer(sessionIn(session, locale));
  // Another tab may have made another application the current one.
  if (sent.application.id !== application.id) throw new CallError({ kind: 'cancelled' });
  return sent;
}
