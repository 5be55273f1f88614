import type { FlowId } from '../../config/flow-registry.ts';
import type { ContractName } from '../../sandbox/shared/contract-types.ts';
import { groupedBy } from './check.ts';
import { isSuccess, type Asked } from './exchange.ts';
import { questionsOf, type Question } from './questions.ts';
import type { Walk } from './walk.ts';

type Answers = Readonly<Record<string, string>>;

/** Bodies that contain every word of these questions once. Questions asked with the same answers share bodies. */
export const bodiesOf = (questions: readonly Question[]): Answers[] =>
  [...groupedBy(questions, ({ askedWith }) => JSON.stringify(askedWith)).values()].flatMap((together) => {
    const rounds = Math.max(...together.map(({ words }) => words.length));
    return Array.from({ length: rounds }, (_, round) => ({
      ...together[0]?.askedWith,
      ...Object.fromEntries(
        together.flatMap(({ field, words }) => {
          const word = words[round];
          return word === undefined ? [] : [[field, word]];
        }),
      ),
    }));
  });

type Saving = 'updatePersonal' | 'update';
const SAVED_BY = { updatePersonal: 'personal', update: 'answers' } as const satisfies Record<Saving, unknown>;

/** Saves every word of the flow's choices once, so that the report lists those that the API refuses. */
export async function walkWords(
  walk: Walk,
  flow: FlowId,
  name: Extract<ContractName, `${string}.${Saving}`>,
  own: Pick<Asked, 'token' | 'parameters'>,
  beside: Answers = {},
): Promise<void> {
  const saving = name.slice(name.indexOf('.') + 1) as Saving;
  const questions = questionsOf(flow).filter(({ savedBy }) => savedBy === SAVED_BY[saving]);
  for (const body of bodiesOf(questions))
    await walk.call(name, { ...own, body: { ...beside, ...body } }, { wordsOf: flow });
}

/** The choices that `initial` includes. */
const REGISTERED = ['education', 'prefix_name', 'academic_rank'];

/**
 * Sends every word to `initial` without an e-mail: nobody is registered, and the refusal names the words if it lists
 * all errors. Stops if the API limits the calls.
 * @param incomplete a registration that is refused for another reason
 */
export async function walkRegisteredWords(
  walk: Walk,
  flow: FlowId,
  name: Extract<ContractName, `${string}.initial`>,
  incomplete: Answers,
): Promise<void> {
  const questions = questionsOf(flow).filter(({ field }) => REGISTERED.includes(field) && field in incomplete);
  for (const body of bodiesOf(questions)) {
    const one = await walk.words(name, { body: { ...incomplete, ...body } }, { wordsOf: flow });
    if (isSuccess(one) || one.status === 429) return;
  }
}
