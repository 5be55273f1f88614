import { CHOICES } from '../../config/choices/all.ts';
import { kindOf, valueNamesOf, type FieldDefinition } from '../../field-kinds/kinds.ts';
import { allFlows } from '../../flows/all-flows.ts';
import type { RuleName } from '../../model/rules.ts';
import { EXAMPLES } from './field-examples.ts';
import { EXAMPLE_OF_RULE } from './field-facts.ts';

/** An answer of a step as a form sends it. A choice has no rule. */
interface StepField {
  readonly example: string;
  readonly rule?: RuleName;
}

const ADDRESS = /^(?:home|tax|shipping)_/;
/** An id of a list. */
const FIRST_ID = '1';

const choicesOf = (name: string): readonly string[] =>
  Object.hasOwn(CHOICES, name) ? CHOICES[name as keyof typeof CHOICES] : [];

function exampleOf(name: string, rule: RuleName | undefined): string {
  const known = EXAMPLES[name] ?? EXAMPLES[name.replace(ADDRESS, '')];
  if (typeof known === 'string') return known;
  return choicesOf(name)[0] ?? (rule ? EXAMPLE_OF_RULE[rule] : FIRST_ID);
}

const defined = Object.values(allFlows).flatMap(({ steps }) => steps.flatMap(({ fields }) => fields));
const rulesOf = (name: string): ReadonlySet<RuleName> =>
  new Set(defined.flatMap((field) => (field.name === name && 'rule' in field ? [field.rule] : [])));

/** The fields that a form sends; what only helps to find an answer stays in the form. */
const sentNamesOf = (field: FieldDefinition): readonly string[] =>
  valueNamesOf(field).filter((name) => !kindOf(field).searchNames(field).includes(name));

function stepField(name: string): StepField {
  const [rule, ...others] = rulesOf(name);
  // The rule of the number of a document depends on another answer.
  return { example: exampleOf(name, rule), ...(rule && others.length === 0 ? { rule } : {}) };
}

/** The names of all fields that a form shows. */
export const FIELD_NAMES: readonly string[] = [...new Set(defined.map(({ name }) => name))];

/** Every field of every flow. */
export const STEP_FIELDS: Readonly<Record<string, StepField>> = Object.fromEntries(
  defined.flatMap(sentNamesOf).map((name) => [name, stepField(name)]),
);
