import * as v from 'valibot';
import { endpoint } from '../../../src/api/endpoint.ts';
import { lookup, type SearchEntry, type Step } from '../../../src/engine/flow.ts';

const item = v.object({ id: v.string(), name: v.string(), slug: v.string() });
const all = endpoint({ method: 'GET', path: 'all', token: 'none', summary: '', answer: v.array(item) });
const some = endpoint({
  method: 'GET',
  path: 'some',
  token: 'none',
  summary: '',
  query: v.strictObject({ search: v.string() }),
  answer: v.array(item),
});
/** A course searched by typing; `?course=` names one by its slug. */
const FIELD: SearchEntry = {
  kind: 'search',
  name: 'short_course_id',
  text: 'course_search',
  word: 'course_search',
  lookup: lookup(all, () => ({})),
  suggestions: lookup(some, ({ course_search }) => (course_search ? { search: course_search } : undefined)),
  preset: { parameter: 'course', means: ({ slug }: { slug: string }, wanted) => slug === wanted },
};
export const STEP: Step = { name: 'search', route: 'bachelor', save: 'draft', fields: [FIELD] };
const course = (id: string, name: string) => ({ id, name, slug: `slug-${id}` });
export const [DRONE, DATA] = [course('5', 'Drone'), course('1', 'Data')];
