import { pickWords, type Words } from './words.ts';

const pick = <T extends object>(table: T, names: ReadonlySet<string>): T =>
  Object.fromEntries(Object.entries(table).filter(([name]) => names.has(name))) as T;

const without = <T extends object>(table: T, names: ReadonlySet<string>): T =>
  pick(table, new Set(Object.keys(table).filter((name) => !names.has(name))));

/** Words of the header, which is built and never drawn by an island. */
const FRAME = new Set(['siteTitle', 'skipToContent', 'home', 'contact', 'languageToggle', 'languageToggleName']);
/** Words of the error page in place come with it. */
const ERROR_PAGE = new Set(['notFound', 'broken']);

/** What a page's own form is made of; every page may also ask for the contact in a dialog. */
export interface FormParts {
  readonly names: readonly string[];
  readonly rules: readonly string[];
  readonly sections: readonly string[];
  readonly prices: readonly string[];
  readonly hasSearch: boolean;
  /** Answers that the server never sends back. */
  readonly hasSecrets: boolean;
  readonly choices: readonly { readonly name: string; readonly values: readonly string[] }[];
}

/** The words of choices, without those that this form's own lists do not offer. */
function optionsOf<T extends object>(table: T, wanted: ReadonlySet<string>, choices: FormParts['choices']): T {
  const offered = (name: string): string[] =>
    choices.flatMap((choice) => (choice.name === name ? [...choice.values] : []));
  const cut = Object.entries(pick(table, wanted)).map(([name, words]: [string, object]) => {
    const values = offered(name);
    return [name, values.length === 0 ? words : pick(words, new Set(values))] as const;
  });
  return Object.fromEntries(cut) as T;
}

/** The words of every screen of a flow, cut to the fields of its own form: a page does not carry the labels of all. */
export function stepWords(
  words: Words,
  { names, rules, sections, prices, hasSearch, hasSecrets, choices }: FormParts = {
    names: [],
    rules: [],
    sections: [],
    prices: [],
    hasSearch: false,
    hasSecrets: false,
    choices: [],
  },
) {
  const base = pickWords(words, 'common', 'errors', 'fields', 'flow');
  const wanted = new Set([...names, 'phone', 'phone_country', 'email']);
  return {
    ...base,
    common: without(base.common, FRAME),
    errors: {
      ...without(base.errors, ERROR_PAGE),
      rules: pick(base.errors.rules, new Set([...rules, 'phone', 'email'])),
    },
    fields: {
      ...base.fields,
      onFile: hasSecrets ? base.fields.onFile : '',
      labels: pick(base.fields.labels, wanted),
      hints: pick(base.fields.hints, wanted),
      options: optionsOf(base.fields.options, wanted, choices),
      sections: pick(base.fields.sections, new Set(sections)),
      search: pick(base.fields.search, new Set(hasSearch ? Object.keys(base.fields.search) : [])),
      prices: pick(base.fields.prices, new Set(prices)),
    },
  };
}
