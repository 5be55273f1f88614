import { computed, map, type ReadableAtom } from 'nanostores';
import { callUntyped } from '../../api/client.ts';
import { isCallError, isUnknownOutcome } from '../../api/errors.ts';
import { DRAFT_SAVE_MS } from '../../config/constants.ts';
import type { CustomInput } from '../../model/application.ts';
import { omitFromDraft } from '../../application/draft-changes.ts';
import type { FlowSession } from '../../application/flow-session.ts';
import { isSameAnswer } from '../../model/same-answer.ts';
import { withReauthentication } from '../../application/reauthentication.ts';
import { isStaleTab } from '../../application/session.ts';
import {
  answerError,
  draftKey,
  responsesOf,
  startValues,
  type AnswerError,
  type CustomValues,
} from './custom-answers.ts';

export type QuestionError = AnswerError | { readonly kind: 'refused'; readonly message: string };

export interface SaveFailure {
  readonly error: unknown;
  readonly otherMessages: readonly string[];
}

export interface CustomQuestions {
  readonly inputs: readonly CustomInput[];
  readonly $values: ReadableAtom<CustomValues>;
  readonly $errors: ReadableAtom<Readonly<Record<string, QuestionError | undefined>>>;
  /** The answers that the page would send, by question. */
  readonly responses: () => Readonly<Record<string, string>>;
  readonly answer: (id: string, value: string | boolean) => void;
  readonly saveDraft: () => void;
  /** Shows the errors and keeps them up to date from then on. @returns whether all answers are valid */
  readonly check: () => boolean;
  /** The questions whose answer is missing or wrong. */
  readonly $unanswered: ReadableAtom<readonly CustomInput[]>;
  /** Sends nothing when all answers are saved. */
  readonly save: () => Promise<SaveFailure | undefined>;
  /** False if a saved answer was changed. */
  readonly isSaved: () => boolean;
}

type Responses = Readonly<Record<string, string>>;

async function areSaved(session: FlowSession, responses: Responses): Promise<boolean> {
  const { listCustomInputs } = session.flow.calls;
  if (!listCustomInputs) return false;
  try {
    const saved = await withReauthentication(session, (input) =>
      callUntyped(listCustomInputs, { ...input, query: { application_id: input.id } }),
    );
    const savedResponses = new Map(saved.map(({ id, response }) => [id, response ?? '']));
    return Object.entries(responses).every(([id, response]) => isSameAnswer(response, savedResponses.get(id) ?? ''));
  } catch {
    return false;
  }
}

/** If the outcome is unknown, reads the saved answers from the server and compares them. @throws {CallError} */
async function sendResponses(session: FlowSession, response: Responses): Promise<void> {
  const { saveCustomInputs } = session.flow.calls;
  if (!saveCustomInputs) return;
  try {
    await withReauthentication(session, (input) =>
      callUntyped(saveCustomInputs, { ...input, body: { application_id: input.id, response } }),
    );
  } catch (error) {
    if (!isUnknownOutcome(error) || !(await areSaved(session, response))) throw error;
  }
}

export function createCustomQuestions(session: FlowSession, inputs: readonly CustomInput[]): CustomQuestions {
  const { $draft } = session.stores;
  const $values = map<Record<string, string | boolean>>(startValues(inputs, $draft.get()));
  const $errors = map<Record<string, QuestionError | undefined>>({});
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isChecked = false;
  let saved: Responses = {};

  const errorOf = (input: CustomInput): AnswerError | undefined => answerError(input, $values.get()[input.id]);

  const $unanswered = computed($values, () => inputs.filter(errorOf));
  const currentResponses = (): Responses => responsesOf(inputs, $values.get());
  const isSaved = (): boolean => Object.entries(currentResponses()).every(([id, response]) => saved[id] === response);

  function forgetTimer(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function saveDraft(): void {
    if (timer === undefined || isStaleTab(session)) return;
    forgetTimer();
    const responses = currentResponses();
    const drafts = inputs.map((input) => [draftKey(input), responses[input.id] ?? ''] as const);
    $draft.set({ ...$draft.get(), ...Object.fromEntries(drafts) });
  }

  function answer(id: string, value: string | boolean): void {
    $values.setKey(id, value);
    const input = inputs.find((one) => one.id === id);
    if (isChecked && input) $errors.setKey(id, errorOf(input));
    clearTimeout(timer);
    timer = setTimeout(saveDraft, DRAFT_SAVE_MS);
  }

  function check(): boolean {
    isChecked = true;
    const errors = inputs.map((input) => [input.id, errorOf(input)] as const);
    $errors.set(Object.fromEntries(errors));
    return errors.every(([, error]) => error === undefined);
  }

  /** @returns the messages for none of the questions */
  const showRefusals = (fields: Readonly<Record<string, string>>): string[] =>
    Object.entries(fields).flatMap(([field, message]) => {
      // The server may write `response.5`, `custom_5` or `5`.
      const id = field.replace(/^.*\./, '').replace(/^custom_/, '');
      if (!inputs.some((input) => input.id === id)) return message ? [message] : [];
      $errors.setKey(id, { kind: 'refused', message });
      return [];
    });

  async function save(): Promise<SaveFailure | undefined> {
    const responses = currentResponses();
    try {
      if (!isSaved()) await sendResponses(session, responses);
    } catch (error) {
      return { error, otherMessages: isCallError(error) ? showRefusals(error.fields) : [] };
    }
    saved = responses;
    saveDraft();
    const draft = $draft.get();
    const sent = inputs.filter((input) => draft[draftKey(input)] === responses[input.id]);
    omitFromDraft(session, sent.map(draftKey));
    return undefined;
  }

  return {
    inputs,
    $values,
    $errors,
    responses: currentResponses,
    answer,
    saveDraft,
    check,
    $unanswered,
    save,
    isSaved,
  };
}
