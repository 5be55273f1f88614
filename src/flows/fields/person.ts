import type { FieldEntry, When } from '../../engine/flow.ts';

const hasPrefix =
  (prefix: string): When =>
  ({ prefix_name }) =>
    prefix_name === prefix;

/** Titles; a military or academic one asks for the rank itself. Values are not given by the specification; chosen. */
export const title: readonly FieldEntry[] = [
  {
    kind: 'select',
    name: 'prefix_name',
    section: 'person',
    options: ['mr', 'mrs', 'ms', 'acting_second_lieutenant', 'military', 'academic', 'other'],
  },
  {
    kind: 'select',
    name: 'rank',
    when: hasPrefix('military'),
    options: [
      'general_officer',
      'colonel',
      'lieutenant_colonel',
      'major',
      'captain',
      'lieutenant',
      'sergeant',
      'private',
    ],
  },
  {
    kind: 'select',
    name: 'academic_rank',
    when: hasPrefix('academic'),
    options: ['lecturer', 'assistant_professor', 'associate_professor', 'professor'],
  },
];

export const fullName: readonly FieldEntry[] = [
  { kind: 'text', name: 'first_name', rule: 'name', autocomplete: 'given-name' },
  { kind: 'text', name: 'last_name', rule: 'name', autocomplete: 'family-name' },
];

/** What codes are sent to; fixed once the application is registered. */
export const contact: readonly FieldEntry[] = [
  { kind: 'phone', name: 'phone', country: 'phone_country', rule: 'phone', fixed: true },
  { kind: 'text', name: 'email', rule: 'email', autocomplete: 'email', inputMode: 'email', fixed: true },
];
