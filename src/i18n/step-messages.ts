import { pickMessages, type Messages } from './messages.ts';

const pick = <T extends object>(table: T, names: ReadonlySet<string>): T =>
  Object.fromEntries(Object.entries(table).filter(([name]) => names.has(name))) as T;

const without = <T extends object>(table: T, names: ReadonlySet<string>): T =>
  pick(table, new Set(Object.keys(table).filter((name) => !names.has(name))));

/** Messages of the header, which no island renders. */
const FRAME = new Set(['siteTitle', 'skipToContent', 'contact', 'languageToggle', 'languageToggleName']);
/** The page renders the stepper, so the island does not need these messages. */
const STEPPER = new Set(['stepper', 'done']);
/** Loaded together with the error page. */
const ERROR_PAGE = new Set(['notFound', 'unexpected']);

export interface FormParts {
  readonly names: readonly string[];
  readonly rules: readonly string[];
  readonly sections: readonly string[];
  readonly prices: readonly string[];
  readonly hasSearch: boolean;
  readonly hasSecrets: boolean;
  readonly hasPlaces: boolean;
  readonly hasOptionalTiles: boolean;
  /** Whether a row with an answer may stand for its field until the answer is changed. */
  readonly hasAnswerRows: boolean;
  readonly choices: readonly { readonly name: string; readonly values: readonly string[] }[];
}

function optionsOf<T extends object>(table: T, wanted: ReadonlySet<string>, choices: FormParts['choices']): T {
  const offered = (name: string): string[] =>
    choices.flatMap((choice) => (choice.name === name ? [...choice.values] : []));
  const cut = Object.entries(pick(table, wanted)).map(([name, messages]: [string, object]) => {
    const values = offered(name);
    return [name, values.length === 0 ? messages : pick(messages, new Set(values))] as const;
  });
  return Object.fromEntries(cut) as T;
}

/** Returns the messages of one form without those of other fields, which keeps the page small. */
export function stepMessages(
  messages: Messages,
  {
    names,
    rules,
    sections,
    prices,
    hasSearch,
    hasSecrets,
    hasPlaces,
    hasOptionalTiles,
    hasAnswerRows,
    choices,
  }: FormParts = {
    names: [],
    rules: [],
    sections: [],
    prices: [],
    hasSearch: false,
    hasSecrets: false,
    hasPlaces: false,
    hasOptionalTiles: false,
    hasAnswerRows: false,
    choices: [],
  },
) {
  const base = pickMessages(messages, 'common', 'errors', 'fields', 'flow');
  /** Whether the form has what these messages of fields are about. */
  const shown: Readonly<Record<string, boolean>> = {
    change: hasAnswerRows,
    noDistrict: hasPlaces,
    undecided: hasOptionalTiles,
    onFile: hasSecrets,
    numberAgain: hasSecrets,
    stored: hasSecrets,
  };
  const wanted = new Set([...names, 'phone', 'phone_country', 'email']);
  return {
    ...base,
    common: without(base.common, FRAME),
    errors: {
      ...without(base.errors, ERROR_PAGE),
      rules: pick(base.errors.rules, new Set([...rules, 'phone', 'email'])),
    },
    flow: without(base.flow, STEPPER),
    fields: {
      ...without(base.fields, new Set(Object.keys(shown).filter((name) => !shown[name]))),
      labels: pick(base.fields.labels, wanted),
      required: pick(base.fields.required, wanted),
      hints: pick(base.fields.hints, wanted),
      options: optionsOf(base.fields.options, wanted, choices),
      optionHints: optionsOf(base.fields.optionHints, wanted, choices),
      notApplicable: pick(base.fields.notApplicable, wanted),
      sections: pick(base.fields.sections, new Set(sections)),
      search: pick(base.fields.search, new Set(hasSearch ? Object.keys(base.fields.search) : [])),
      prices: pick(base.fields.prices, new Set(prices)),
    },
  };
}

/**
 * Leaves out messages that only later steps need, so that a flow's first page is readable after one round trip. Its
 * head takes the place of the stepper.
 */
export function firstStepMessages(messages: Messages, parts: FormParts): ReturnType<typeof stepMessages> {
  const { fields, flow, ...rest } = stepMessages(messages, parts);
  return {
    ...rest,
    fields: { ...without(fields, new Set(['counted', 'waiting'])), closed: '' },
    flow: { ...flow, position: '', recover: pick(flow.recover, new Set(['action'])) },
  };
}
