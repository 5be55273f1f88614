import { TERM_LIST, termsIn } from '../check/terms.ts';
import { judgeMessages } from './judge-messages.ts';
import { judgePolicies } from './judge-policies.ts';
import type { Finding } from './problems.ts';
import { filesOf, textOf, type Base } from './project-texts.ts';

const IS_TEXT = /^(?:locales|src\/content)\//;

/** Everything that is wrong with the messages and policies of a folder, and what to think about after a change. */
export async function judgeTexts(root: string, base: Base | undefined): Promise<Finding[]> {
  const readBytes = filesOf(root);
  const read = textOf(readBytes);
  const terms = termsIn((await read(TERM_LIST)) ?? '');
  const isEditors = base?.changed.every((path) => IS_TEXT.test(path));
  return [
    ...(await judgeMessages(read, isEditors ? base?.read : undefined, terms)),
    ...(await judgePolicies(read, { readBytes, before: base?.read, terms })),
  ];
}
