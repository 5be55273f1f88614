import type { Values } from '../model/rules.ts';
import type { FieldDefinition } from '../flows/definition/field-definition.ts';
import type { Step } from '../flows/definition/flow.ts';

const ANY_CAMPAIGN = { slug: '-', campaignId: '-' };

/** A list whose query lacks an answer of its own page, which the first field never does. */
export const isWaiting = ({ fields }: Pick<Step, 'fields'>, field: FieldDefinition, values: Values): boolean =>
  field.kind === 'remote-select' && field !== fields[0] && !field.lookup.query(values, ANY_CAMPAIGN);
