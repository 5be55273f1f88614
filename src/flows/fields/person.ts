import type { Condition, ReviewPosition, ReviewRow } from '../../field-kinds/field-kind.ts';
import type { FieldDefinition } from '../../field-kinds/kinds.ts';
import { NO_LAST_NAME } from '../../config/constants.ts';
import { SHARED_CHOICES } from '../../config/choices/shared.ts';
import type { Values } from '../../model/rules.ts';

const NAME_ROW: ReviewRow = { separator: ' ', term: 'name' };
const inName: ReviewPosition = { row: NAME_ROW, line: 'first' };

const hasPrefix =
  (prefix: string): Condition =>
  ({ prefix_name }) =>
    prefix_name === prefix;

/**
 * The title of a person. A military or academic title also asks for the rank. Military and police ranks are too many
 * for a complete list, so they are typed, with suggestions. @chosen
 */
export const title: readonly FieldDefinition[] = [
  {
    kind: 'select',
    name: 'prefix_name',
    section: 'person',
    reused: 'always',
    options: SHARED_CHOICES.prefix_name,
    review: { ...inName, omit: ['military', 'academic', 'other'] },
  },
  {
    kind: 'text',
    name: 'rank',
    rule: 'single-line',
    autocomplete: 'honorific-prefix',
    examples: 'ranks',
    reused: 'always',
    review: inName,
    visibleWhen: hasPrefix('military'),
  },
  {
    kind: 'select',
    name: 'academic_rank',
    reused: 'always',
    review: inName,
    visibleWhen: hasPrefix('academic'),
    options: SHARED_CHOICES.academic_rank,
  },
];

export const fullName: readonly FieldDefinition[] = [
  {
    kind: 'text',
    name: 'first_name',
    rule: 'name',
    autocomplete: 'given-name',
    halfWidth: true,
    reused: 'always',
    review: inName,
  },
  {
    kind: 'text',
    name: 'last_name',
    rule: 'name',
    autocomplete: 'family-name',
    halfWidth: true,
    notApplicableValue: NO_LAST_NAME,
    reused: 'always',
    review: { ...inName, omit: [NO_LAST_NAME] },
  },
];

export const personName = ({ first_name, last_name }: Values): string =>
  [first_name, last_name].filter((name) => name && name !== NO_LAST_NAME).join(' ');

export const contact: readonly FieldDefinition[] = [
  {
    kind: 'phone',
    name: 'phone',
    rule: 'phone',
    halfWidth: true,
    reused: 'always',
    readonlyAfterRegistration: true,
  },
  {
    kind: 'text',
    name: 'email',
    rule: 'email',
    autocomplete: 'email',
    inputMode: 'email',
    halfWidth: true,
    reused: 'always',
    readonlyAfterRegistration: true,
  },
];
