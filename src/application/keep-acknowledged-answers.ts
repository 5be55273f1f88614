import { sensitiveNames, valuesOf } from '../flows/definition/field-queries.ts';
import type { AcknowledgedAnswers } from '../model/acknowledged-answers.ts';
import type { Application, UploadedFile } from '../model/application.ts';
import type { FileKind } from '../model/file-kind.ts';
import type { Values } from '../model/rules.ts';
import type { FlowSession } from './environment.ts';

/**
 * A server need not return the answers that it has acknowledged, nor the name of a choice (docs/spec-decisions.md,
 * section 11). The browser therefore stores both until the application ends. Once the server has returned an answer,
 * only its name stays stored.
 */

type Answers = AcknowledgedAnswers['answers'];
type Answer = Answers[string];

function storedFor({ stores }: FlowSession, id: string): AcknowledgedAnswers {
  const stored = stores.$acknowledged.get();
  return stored?.id === id ? stored : { id, answers: {} };
}

const hasNames = ({ names }: Answer): boolean => Object.keys(names).length > 0;

/**
 * Keeps acknowledged answers. Sensitive ones are never stored, nor are those of an application that another tab has
 * replaced in the meantime.
 * @param id the application that the answers were sent to
 * @param names the names of the chosen values in the language of the page
 */
export function keepAcknowledgedAnswers(
  session: FlowSession,
  id: string,
  sent: Values,
  names: Readonly<Record<string, string | undefined>>,
): void {
  if (id !== session.stores.$id.get()) return;
  const stored = storedFor(session, id);
  const before = stored.answers;
  const secrets = sensitiveNames(session.flow.steps);
  const added = Object.entries(sent)
    .filter(([name]) => !secrets.has(name))
    .map(([name, value]) => {
      const known = before[name]?.value === value ? before[name].names : {};
      const offered = names[name];
      return [
        name,
        { value, names: { ...known, ...(offered && { [session.locale]: offered }) }, isEchoed: false },
      ] as const;
    });
  session.stores.$acknowledged.set({ ...stored, answers: { ...before, ...Object.fromEntries(added) } });
}

/** Returns what the browser must still store of an answer once the server has returned this value. */
function storedAfter(answer: Answer, saved: string | undefined): Answer | undefined {
  if (saved === undefined) return answer;
  return saved === answer.value && hasNames(answer) ? { ...answer, isEchoed: true } : undefined;
}

/** Adds the stored answers that the server did not return, and the names of those that it did. */
export function withAcknowledgedAnswers(session: FlowSession, application: Application): Application {
  const { locale, stores, $loadedApplicationId } = session;
  const id = $loadedApplicationId.get() ?? stores.$id.get();
  const { answers: stored, files } = storedFor(session, id);
  const saved = valuesOf(application);
  const current = Object.entries(stored).flatMap(([name, before]) => {
    const answer = storedAfter(before, saved[name]);
    return answer ? [[name, answer] as const] : [];
  });
  const answers = Object.fromEntries(current);
  if (JSON.stringify(answers) !== JSON.stringify(stored))
    stores.$acknowledged.set(current.length === 0 && !files ? null : { id, answers, files });
  const used = current.filter(([name, { isEchoed }]) => saved[name] !== undefined || !isEchoed);
  const namesBy = (nameOf: (names: Answer['names']) => string | undefined): Values =>
    Object.fromEntries(
      used.flatMap(([name, { names }]) => {
        const offered = nameOf(names);
        return offered === undefined ? [] : [[name, offered]];
      }),
    );
  return {
    ...application,
    ...(Object.fromEntries(used.map(([name, { value }]) => [name, value])) as Values),
    readable: {
      // A name in the other language is better than none.
      ...namesBy((names) => Object.values(names)[0]),
      ...Object.fromEntries(Object.entries(application.readable).filter(([, text]) => text !== '')),
      ...namesBy((names) => names[locale]),
    },
  };
}

/**
 * Stores a document's kind, which the server's list need not include (docs/spec-decisions.md, section 11).
 * @param id the application that the document was sent to
 */
export function keepUploadedKind(session: FlowSession, id: string, fileId: string, kind: FileKind): void {
  if (id !== session.stores.$id.get()) return;
  const stored = storedFor(session, id);
  session.stores.$acknowledged.set({ ...stored, files: { ...stored.files, [fileId]: kind } });
}

/** Adds the stored kinds that the server's list lacks. */
export function withUploadedKinds(
  session: FlowSession,
  id: string,
  listed: readonly UploadedFile[],
): readonly UploadedFile[] {
  const { files = {} } = storedFor(session, id);
  return listed.map((file) => (file.type ? file : { ...file, type: files[file.id] }));
}
