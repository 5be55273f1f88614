import { pickWords, type Words } from './words.ts';

const pick = <T extends object>(table: T, names: ReadonlySet<string>): T =>
  Object.fromEntries(Object.entries(table).filter(([name]) => names.has(name))) as T;

/** What a page's own form is made of; every page may also ask for the contact in a dialog. */
export interface FormParts {
  readonly names: readonly string[];
  readonly rules: readonly string[];
  readonly sections: readonly string[];
}

/** The words of every screen of a flow, cut to the fields of its own form: a page does not carry the labels of all. */
export function stepWords(
  words: Words,
  { names, rules, sections }: FormParts = { names: [], rules: [], sections: [] },
) {
  const base = pickWords(words, 'common', 'errors', 'fields', 'flow');
  const wanted = new Set([...names, 'phone', 'phone_country', 'email']);
  return {
    ...base,
    errors: { ...base.errors, rules: pick(base.errors.rules, new Set([...rules, 'phone', 'email'])) },
    fields: {
      ...base.fields,
      labels: pick(base.fields.labels, wanted),
      hints: pick(base.fields.hints, wanted),
      options: pick(base.fields.options, wanted),
      sections: pick(base.fields.sections, new Set(sections)),
    },
  };
}
