import type { Contact } from '../../model/application.ts';
import { openModal } from '../../ui/overlays/open.ts';
import type { FlowContext } from '../context.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { flowCodeCalls, recentlySent, sendCode } from './code-calls.ts';
import { codeWords } from '../../i18n/late-words.ts';

export interface CodeQuestion {
  /** Why a code is needed: to go on with a refused call, for a new or existing application, or to find one. */
  readonly reason: 'session' | 'register' | 'find';
  /** The application the code is for; found by the contact when absent. */
  readonly applicationId?: string | undefined;
}

/** A code that can be sent before the dialog opens saves a press; when it cannot, the dialog starts with the contact. */
async function sendFirst(context: FlowContext, contact: Contact | undefined, question: CodeQuestion) {
  if (!contact) return undefined;
  try {
    const calls = flowCodeCalls(context, question.applicationId);
    return recentlySent(calls, contact) ?? (await sendCode(calls, contact));
  } catch {
    return undefined; // The dialog's own form tells what happened when it is sent from there.
  }
}

/**
 * Asks for a one-time code in a dialog. A right one is exchanged for a fresh token, stored with the id; true then, false when
 * the dialog was left.
 */
export async function askForCode(context: FlowContext, question: CodeQuestion): Promise<boolean> {
  const { locale, contact } = context;
  const words = { ...context.words, code: await codeWords(locale) };
  const known = question.reason === 'find' ? undefined : contact;
  const applicationId =
    question.applicationId ?? (question.reason === 'session' ? context.stores.$id.get() : undefined);
  const sent = await sendFirst(context, known, { ...question, applicationId });
  const intro = question.reason === 'find' ? words.code.find : words.code.session;
  const answer = await openModal<boolean>({
    title: known && sent ? words.code.title : intro.title,
    close: words.code.close,
    render: (end) => (
      <CodeDialog
        words={words}
        locale={locale}
        calls={flowCodeCalls(context, applicationId)}
        lead={intro.lead}
        contact={known}
        sent={sent}
        onDone={() => {
          end(true);
        }}
      />
    ),
  });
  return answer ?? false;
}
