import type { Locale } from '../../../config/locales.ts';
import { TERM_LIST, termsIn } from '../../check/terms.ts';
import { formatted } from '../files/formatted.ts';
import type { Project } from '../files/project.ts';
import type { FileChange } from '../files/write-files.ts';
import type { Problem } from '../texts/explain.ts';
import { judgeMessages, type MessageChange } from './judge-messages.ts';
import { messageFile, readMessages, type Message } from './read-messages.ts';
import { replaceText } from './replace-text.ts';

/** A text that another program has changed since the editor began. */
export interface MessageConflict {
  readonly key: string;
  readonly locale: Locale;
  readonly onDisk: string;
}
export interface SavedMessages {
  readonly problems: readonly Problem[];
  readonly conflicts: readonly MessageConflict[];
  /** The number of texts written; 0 if there is a problem or a conflict. */
  readonly saved: number;
}

const conflictsOf = (messages: readonly Message[], changes: readonly MessageChange[]): MessageConflict[] =>
  changes.flatMap(({ key, locale, before, after }) => {
    const onDisk = messages.find((message) => message.key === key)?.texts[locale];
    return onDisk === undefined || onDisk === before || onDisk === after ? [] : [{ key, locale, onDisk }];
  });

const pathOf = ({ key, locale }: MessageChange): string => messageFile(locale, key.split('.')[0] ?? '');

const fileChanges = (project: Project, changes: readonly MessageChange[]): Promise<FileChange[]> =>
  Promise.all(
    [...new Set(changes.map(pathOf))].map(async (path) => {
      const before = await project.read(path);
      const after = changes
        .filter((change) => pathOf(change) === path)
        .reduce((json, change) => replaceText(json, change.key.split('.').slice(1), change.after), before);
      return { path, before, after: await formatted(path, after) };
    }),
  );

export const judge = async (project: Project, changes: readonly MessageChange[]): Promise<Problem[]> =>
  judgeMessages(await readMessages(project.read), changes, termsIn(await project.read(TERM_LIST)));

/** Writes the changes if all of them are valid and none overwrites another person's change. */
export const saveMessages = (project: Project, changes: readonly MessageChange[]): Promise<SavedMessages> =>
  project.inTurn(async () => {
    const problems = await judge(project, changes);
    const conflicts = conflictsOf(await readMessages(project.read), changes);
    if (problems.length > 0 || conflicts.length > 0) return { problems, conflicts, saved: 0 };
    await project.write(await fileChanges(project, changes));
    return { problems, conflicts, saved: changes.length };
  });
