import type { SelectedItems } from '../field-kinds/field-kind.ts';
import type { FieldDefinition } from '../field-kinds/kinds.ts';
import { fieldId } from '../flows/definition/field-messages.ts';
import { isRequired, storedHintOf } from '../flows/definition/field-queries.ts';
import type { Application } from '../model/application.ts';
import type { Values } from '../model/rules.ts';
import { PART_HEADING_ID } from './part-state.ts';
import type { SubmitFailure } from './submit-store.ts';

export interface PartAnswers {
  readonly visibleFields: readonly FieldDefinition[];
  readonly values: Values;
  readonly selected: SelectedItems;
  readonly application: Application | undefined;
  /** Keyed by field name. */
  readonly errors: Readonly<Record<string, unknown>>;
}

/** Counts a part's fields without an answer or with an error. */
export const missingCount = (
  part: number,
  { visibleFields, values, selected, application, errors }: PartAnswers,
): number =>
  visibleFields.filter(
    (field) =>
      field.part === part &&
      (errors[field.name] !== undefined ||
        (isRequired(field, values, selected) && !values[field.name] && !storedHintOf(field, application))),
  ).length;

/** Returns the first unfinished part from `from` on. The last part never counts as finished. */
export function unfinishedPart(from: number, parts: readonly string[], answers: PartAnswers): number {
  const last = parts.length - 1;
  const unfinished = parts.findIndex((_name, part) => part >= from && missingCount(part, answers) > 0);
  return unfinished < 0 ? last : unfinished;
}

export const firstPartWithError = ({
  visibleFields,
  errors,
}: Pick<PartAnswers, 'visibleFields' | 'errors'>): number | undefined =>
  visibleFields.find(({ name }) => errors[name] !== undefined)?.part;

/**
 * Returns the part because of which a submit of the whole form has failed, if it is known. Without an error at a field,
 * something is missing in the last part.
 */
export const partOfFailure = (
  failure: SubmitFailure['kind'] | undefined,
  parts: readonly string[],
  answers: PartAnswers,
): number | undefined => firstPartWithError(answers) ?? (failure === 'invalid' ? parts.length - 1 : undefined);

/** What the address, the history and the page say about the part to open first. */
interface FirstPartClues {
  /** The address asks for the documents. */
  readonly isToDocuments: boolean;
  /** The part of the history entry. */
  readonly partInHistory: number | undefined;
  /** The id of the element that the address names; empty if it names none. */
  readonly target: string;
  /** The applicant is typing. */
  readonly isInUse: boolean;
}

/**
 * Returns the part with the field or documents that the address names; else the one that Back or Forward leads to,
 * unless an earlier part has become incomplete; else the first unfinished part, or the first one while the applicant is
 * typing.
 */
export function firstPart(
  parts: readonly string[],
  answers: PartAnswers,
  { isToDocuments, partInHistory, target, isInUse }: FirstPartClues,
): { readonly part: number; readonly focus?: string } {
  if (isToDocuments && partInHistory === undefined) return { part: parts.length - 1, focus: PART_HEADING_ID };
  const linked = answers.visibleFields.find(({ name }) => fieldId(name) === target)?.part;
  if (linked !== undefined) return { part: linked, focus: target };
  const unfinished = unfinishedPart(0, parts, answers);
  return { part: isInUse ? 0 : Math.min(partInHistory ?? unfinished, unfinished) };
}
