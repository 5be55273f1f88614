import { LONG_TEXT_LIMIT } from '../../config/constants.ts';
import { cleanParagraphs, codePoints } from '../../model/text.ts';
import { campaignOf } from '../seed/find-campaign.ts';
import type { Call } from '../shared/contract-types.ts';
import type { ApplicationRow } from '../database/tables.ts';
import { wrongFields } from '../shared/refusal.ts';
import type { Question } from '../seed/campaigns.ts';
import { textFor } from '../shared/bilingual.ts';
import { type MessageName, messageFor } from '../shared/messages.ts';

type InputCall<Body> = Pick<Call<unknown, Body, ApplicationRow>, 'services' | 'application' | 'body' | 'locale'>;
type Responses = Readonly<Record<string, string>>;

const responsesOf = (row: ApplicationRow): Responses => JSON.parse(row.responses) as Responses;
const questionsOf = (row: ApplicationRow): readonly Question[] => campaignOf(row)?.questions ?? [];

/** Lists the questions of the application's campaign with the answers so far. */
export const listCustomInputs = ({ application, locale }: InputCall<undefined>) => {
  const responses = responsesOf(application);
  return questionsOf(application).map(({ id, label, kind, required, options = [] }) => ({
    id,
    label: textFor(label, locale),
    kind,
    required,
    options: options.map((option) => ({ value: option.value, label: textFor(option.label, locale) })),
    response: responses[id] ?? null,
  }));
};

const answerProblem = (question: Question, text: string): MessageName | undefined => {
  if (text === '') return question.required ? 'required' : undefined;
  if (question.options && !question.options.some(({ value }) => value === text)) return 'unknownChoice';
  return codePoints(text) > LONG_TEXT_LIMIT ? 'format' : undefined;
};

/** Stores the answers by question id. A missing, unknown or overlong answer is a 422 on `response.<id>`. */
export const saveCustomInputs = async ({
  services,
  application,
  body: { response },
  locale,
}: InputCall<{ readonly response: Responses }>) => {
  const questions = questionsOf(application);
  const known = new Map(questions.map((question) => [question.id, question]));
  const merged = { ...responsesOf(application), ...response };
  const wrong = [
    ...Object.keys(response).flatMap((id): [string, MessageName][] => (known.has(id) ? [] : [[id, 'unknownField']])),
    ...questions.flatMap((question): [string, MessageName][] => {
      const problem = answerProblem(question, cleanParagraphs(merged[question.id] ?? ''));
      return problem ? [[question.id, problem]] : [];
    }),
  ];
  if (wrong.length > 0) throw wrongFields(Object.fromEntries(wrong.map(([id, name]) => [`response.${id}`, name])));
  const responses = JSON.stringify(merged);
  await services.database.updateTable('applications').set({ responses }).where('id', '=', application.id).execute();
  return { message: messageFor('saved', locale) };
};
