import { createDialect } from '../../api/dialect.ts';
import { OPTIONAL_CALLS, type BackEnd } from '../../config/back-end.ts';
import { CHOICES } from '../../config/choices/all.ts';
import { FLOW_IDS, PAYMENT_KINDS } from '../../config/flow-registry.ts';
import {
  APPLICATION_STATUSES,
  CHARGE_STATES,
  CUSTOM_INPUT_KINDS,
  FILE_KINDS,
  FILE_STATES,
  PAYMENT_METHODS,
  SCHOOL_LEVELS,
} from '../../config/words.ts';
import { groupedBy } from './check.ts';
import { allQuestionsOf, questionsOf } from './questions.ts';

type Words = Readonly<Record<string, unknown>>;

/** All our words that may be translated, by field. */
const OUR_WORDS: Readonly<Record<string, readonly string[]>> = {
  ...CHOICES,
  type: [...FLOW_IDS, ...FILE_KINDS, 'course', 'major', 'tax', 'shipping'],
  kind: [...PAYMENT_KINDS, ...CUSTOM_INPUT_KINDS],
  method: PAYMENT_METHODS,
  level: SCHOOL_LEVELS,
  state: FILE_STATES,
};

const listed = (words: readonly string[]): string => words.join(', ');
const among = (word: string, words: readonly string[], place: string): string[] =>
  words.includes(word) ? [] : [`${place} is none of our words: ${listed(words)}.`];

function unknownWords(field: string, words: Words): string[] {
  const ours = OUR_WORDS[field];
  if (!ours) return [`codes.${field} is no field of this site: ${listed(Object.keys(OUR_WORDS))}.`];
  return Object.keys(words).flatMap((word) => among(word, ours, `codes.${field}.${word}`));
}

/** If the API has the same word for two of ours, one would be read as the other. */
function sharedWords(field: string, words: Words): string[] {
  const sent = (OUR_WORDS[field] ?? []).map((word) => [word, word in words ? words[word] : word] as const);
  // An empty word is sent only in queries and never read back.
  const read = sent.filter(([, code]) => code !== null && code !== '');
  return [...groupedBy(read, ([, code]) => String(code))]
    .filter(([, same]) => same.length > 1)
    .map(
      ([code, same]) =>
        `codes.${field} gives ${listed(same.map(([word]) => word))} the same word ${JSON.stringify(code)}, so one answer would be read back as another. Give it to one of them, and null to a choice that the API does not have.`,
    );
}

/** A choice that the API lacks, or that is sent as an empty word, must not be needed by a form. */
function lostChoices(field: string, words: Words): string[] {
  const asked = FLOW_IDS.flatMap((flow) =>
    allQuestionsOf(flow)
      .filter((question) => question.field === field)
      .flatMap((question) => question.words),
  );
  return Object.entries(words).flatMap(([word, code]) => {
    if (code === '' && asked.includes(word))
      return [
        `codes.${field}.${word} is empty, so the answer would be lost. Write null if the API has no such choice.`,
      ];
    return code === null && !asked.includes(word)
      ? [`codes.${field}.${word} is null, but no form offers this choice. Write '' to send an empty word.`]
      : [];
  });
}

const emptyQuestions = (backEnd: BackEnd): string[] => {
  const { offered } = createDialect(backEnd);
  return FLOW_IDS.flatMap((flow) =>
    questionsOf(flow, offered)
      .filter(({ words }) => words.length === 0)
      .map(({ field }) => `codes.${field} leaves the form of ${flow} without any choice of ${field}.`),
  );
};

function statusFaults({ applicationStatuses, chargeStates }: BackEnd): string[] {
  const ofFlows = Object.entries(applicationStatuses).flatMap(([word, meaning]): (readonly [string, string])[] =>
    typeof meaning === 'string'
      ? [[`applicationStatuses.${word}`, meaning]]
      : Object.entries(meaning).map(([flow, ours]) => [`applicationStatuses.${word}.${flow}`, ours]),
  );
  const flows = Object.entries(applicationStatuses).flatMap(([word, meaning]) =>
    typeof meaning === 'string'
      ? []
      : Object.keys(meaning).flatMap((flow) =>
          among(flow, [...FLOW_IDS, 'other'], `The flow in applicationStatuses.${word}.${flow}`),
        ),
  );
  return [
    ...flows,
    ...ofFlows.flatMap(([place, ours]) => among(ours, APPLICATION_STATUSES, `${place}: "${ours}"`)),
    ...Object.entries(chargeStates).flatMap(([word, ours]) =>
      among(ours, [...CHARGE_STATES, 'none'], `chargeStates.${word}: "${ours}"`),
    ),
  ];
}

/** One sentence for each entry of a dialect file that would change, lose or misread an answer. */
export function dialectFaults(backEnd: BackEnd): string[] {
  const fields = Object.entries(backEnd.codes) as (readonly [string, Words])[];
  return [
    ...fields.flatMap(([field, words]) => [
      ...unknownWords(field, words),
      ...sharedWords(field, words),
      ...lostChoices(field, words),
    ]),
    ...emptyQuestions(backEnd),
    ...statusFaults(backEnd),
    ...backEnd.absentCalls.flatMap((call) => among(call, OPTIONAL_CALLS, `absentCalls: "${call}"`)),
  ];
}

/** @throws {Error} with these sentences */
export function requireSoundDialect(backEnd: BackEnd): void {
  const faults = dialectFaults(backEnd);
  if (faults.length > 0) throw new Error(['src/config/back-end.ts cannot be used:', ...faults].join('\n'));
}
