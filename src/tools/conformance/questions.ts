import { dialect } from '../../api/dialect.ts';
import type { CHOICES } from '../../config/choices/all.ts';
import type { FlowId } from '../../config/flow-registry.ts';
import type { AnswerCall } from '../../field-kinds/field-kind.ts';
import type { FieldDefinition } from '../../field-kinds/kinds.ts';
import { allFlows } from '../../flows/all-flows.ts';
import { callForField, isVisible } from '../../flows/definition/field-queries.ts';
import type { Values } from '../../model/rules.ts';

/** A choice that a form asks for. */
export interface Question {
  readonly field: string;
  readonly words: readonly string[];
  readonly savedBy: AnswerCall;
  /** The answer to another question that makes the form ask this one; empty if it is always asked. */
  readonly askedWith: Values;
}

/** All words of a choice, also those that the API lacks. */
function wordsOf(field: FieldDefinition): readonly string[] {
  if (field.kind === 'checkbox') return ['yes'];
  return 'options' in field ? (field.allOptions ?? field.options) : [];
}

/** The choices of a flow's forms, also those that the API lacks. */
export function allQuestionsOf(flow: FlowId): Question[] {
  const choices = allFlows[flow].steps.flatMap((step) =>
    step.fields.flatMap((field) => {
      const words = wordsOf(field);
      return words.length > 0 ? [{ field, words, savedBy: callForField(step, field) }] : [];
    }),
  );
  const answers = choices.flatMap(({ field, words }) => words.map((word) => ({ [field.name]: word })));
  const askedWith = (field: FieldDefinition): Values =>
    [{}, ...answers].find((values) => isVisible(field, values)) ?? {};
  return choices.map(({ field, ...choice }) => ({ field: field.name, ...choice, askedWith: askedWith(field) }));
}

type Offered = typeof dialect.offered;

const isAsked = ({ askedWith }: Question, offered: Offered): boolean =>
  Object.entries(askedWith).every(([field, word]) => offered(field, [word]).length > 0);

/** The questions of a flow if the API has only some of the choices. */
export const questionsOf = (flow: FlowId, offered: Offered = dialect.offered): Question[] =>
  allQuestionsOf(flow)
    .filter((question) => isAsked(question, offered))
    .map((question) => ({ ...question, words: offered(question.field, question.words) }));

/** The preferred answer, or the first one that the API has. */
export const answerTo = (flow: FlowId, field: keyof typeof CHOICES, preferred: string): string => {
  const words = questionsOf(flow).find((question) => question.field === field)?.words ?? [];
  return words.includes(preferred) ? preferred : (words[0] ?? preferred);
};
