import { AVAILABLE_TYPES } from '../../config/words.ts';
import { valueNamesOf } from '../../field-kinds/kinds.ts';
import { AVAILABLE_TYPE, messageKeyOf } from './field-queries.ts';
import type { Step } from './flow.ts';

/** What the cards of rounds say beside names and prices. */
const ROUND_WORDS = [
  'codeRequired',
  'everyone',
  'until',
  'freeUntil',
  'closedRounds',
  'feeName',
  'courseName',
] as const;

/** Lists the messages that these steps' forms show, so that a page contains no others. */
export function messageScopeOf(...steps: readonly Step[]) {
  const fields = steps.flatMap((step) => step.fields);
  return {
    names: fields.flatMap((field) => [
      ...valueNamesOf(field),
      messageKeyOf(field),
      ...('othersKey' in field && field.othersKey ? [field.othersKey] : []),
      ...('availableType' in field ? [AVAILABLE_TYPE] : []),
    ]),
    rules: fields.flatMap((field) => ('rule' in field ? [field.rule] : [])),
    sections: [
      ...fields.flatMap(({ section, sectionText }) => [section ?? [], sectionText ?? []].flat()),
      ...steps.flatMap(({ parts = [], questionsPart }) => [
        ...parts,
        ...(questionsPart ? [questionsPart] : []),
        ...(parts.length > 0 ? ['part'] : []),
      ]),
    ],
    hasSearch: fields.some((field) => 'suggestions' in field),
    hasOptionalTiles: fields.some((field) => 'asTiles' in field && field.optional),
    hasSecrets: fields.some(({ sensitive }) => sensitive),
    hasPlaces: fields.some((field) => 'none' in field),
    hasAnswerRows: fields.some((field) => field.sensitive ?? 'chosenBefore' in field),
    prices: fields.flatMap((field) => [
      ...('price' in field ? [field.price.messageKey, 'free', ...(field.price.before ? ['before'] : [])] : []),
      ...('listsRounds' in field ? ROUND_WORDS : []),
    ]),
    choices: fields.flatMap((field) => [
      ...('options' in field ? [{ name: field.name, values: field.options }] : []),
      ...('namedValues' in field ? [{ name: field.name, values: field.namedValues }] : []),
      ...('availableType' in field ? [{ name: AVAILABLE_TYPE, values: AVAILABLE_TYPES }] : []),
    ]),
  };
}
