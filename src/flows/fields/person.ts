import type { FieldDefinition, Condition } from '../definition/field-definition.ts';
import { NO_LAST_NAME } from '../../config/constants.ts';
import { CHOICES } from '../../config/words.ts';

const hasPrefix =
  (prefix: string): Condition =>
  ({ prefix_name }) =>
    prefix_name === prefix;

/** The title of a person. A military or academic title asks for the rank itself. */
export const title: readonly FieldDefinition[] = [
  {
    kind: 'select',
    name: 'prefix_name',
    section: 'person',
    options: CHOICES.prefix_name,
  },
  {
    kind: 'select',
    name: 'rank',
    visibleWhen: hasPrefix('military'),
    options: CHOICES.rank,
  },
  {
    kind: 'select',
    name: 'academic_rank',
    visibleWhen: hasPrefix('academic'),
    options: CHOICES.academic_rank,
  },
];

export const fullName: readonly FieldDefinition[] = [
  { kind: 'text', name: 'first_name', rule: 'name', autocomplete: 'given-name' },
  { kind: 'text', name: 'last_name', rule: 'name', autocomplete: 'family-name', noneValue: NO_LAST_NAME },
];

export const contact: readonly FieldDefinition[] = [
  { kind: 'phone', name: 'phone', country: 'phone_country', rule: 'phone', readonlyAfterRegistration: true },
  {
    kind: 'text',
    name: 'email',
    rule: 'email',
    autocomplete: 'email',
    inputMode: 'email',
    readonlyAfterRegistration: true,
  },
];
