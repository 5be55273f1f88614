import * as v from 'valibot';
import { endpoint } from '../../../src/api/contract/endpoint.ts';
import { lookup } from '../../../src/field-kinds/lookup.ts';
import type { AutocompleteDefinition } from '../../../src/field-kinds/autocomplete.ts';
import type { Step } from '../../../src/flows/definition/flow.ts';

const item = v.object({ id: v.string(), name: v.string(), slug: v.string() });
const all = endpoint({ method: 'GET', path: 'all', token: 'none', response: v.array(item) });
const some = endpoint({
  method: 'GET',
  path: 'some',
  token: 'none',

  response: v.array(item),
});
/** A course searched by typing; `?course=` names one by its slug. */
const FIELD: AutocompleteDefinition = {
  kind: 'autocomplete',
  name: 'short_course_id',
  text: 'course_search',
  messageKey: 'course_search',
  lookup: lookup(all, () => ({})),
  suggestions: {
    ...lookup(some, () => undefined),
    query: ({ course_search }) => (course_search ? { search: course_search } : undefined),
  },
  preset: { queryParam: 'course', matches: ({ slug }: { slug: string }, wanted) => slug === wanted },
};
export const STEP: Step = { name: 'search', route: 'bachelor', save: 'draft', fields: [FIELD] };
const course = (id: string, name: string) => ({ id, name, slug: `slug-${id}` });
export const [DRONE, DATA] = [course('5', 'Drone'), course('1', 'Data')];
