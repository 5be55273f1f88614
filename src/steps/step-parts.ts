import type { SelectedItems } from '../field-kinds/field-kind.ts';
import type { FieldDefinition } from '../field-kinds/kinds.ts';
import { isRequired, storedHintOf } from '../flows/definition/field-queries.ts';
import type { Application } from '../model/application.ts';
import type { Values } from '../model/rules.ts';

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
