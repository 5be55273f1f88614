/** One change that a recipe asks for, in one file. */
export interface Edit {
  readonly file: string;
  /** @param text empty where the file is new */
  readonly change: (text: string) => string;
}

const place = (file: string, text: string, anchor: string): number => {
  const at = text.indexOf(anchor);
  if (at < 0 || text.includes(anchor, at + 1)) throw new Error(`${file} has not exactly one "${anchor}"`);
  return at;
};

export const replace = (file: string, anchor: string, by: string): Edit => ({
  file,
  change: (text) => {
    const at = place(file, text, anchor);
    return text.slice(0, at) + by + text.slice(at + anchor.length);
  },
});
export const after = (file: string, anchor: string, addition: string): Edit =>
  replace(file, anchor, `${anchor}${addition}`);
export const before = (file: string, anchor: string, addition: string): Edit =>
  replace(file, anchor, `${addition}${anchor}`);

export const create = (file: string, content: string): Edit => ({
  file,
  change: (text) => {
    if (text !== '') throw new Error(`${file} is there already`);
    return content;
  },
});

type Dictionary = { [key: string]: string | Dictionary };

const put = (dictionary: Dictionary, [key = '', ...rest]: readonly string[], value: Dictionary[string]): Dictionary => {
  const inner = dictionary[key];
  if (rest.length === 0) return { ...dictionary, [key]: value };
  return { ...dictionary, [key]: put(typeof inner === 'object' ? inner : {}, rest, value) };
};
const written = (dictionary: Dictionary): string => `${JSON.stringify(dictionary, null, 2)}\n`;

/** @param entries by their path, such as `labels.hobby` */
export const messages = (file: string, entries: Readonly<Record<string, string>>): Edit => ({
  file,
  change: (text) => {
    const before = JSON.parse(text) as Dictionary;
    const after = Object.entries(entries).reduce((all, [path, value]) => put(all, path.split('.'), value), before);
    return written(after);
  },
});

/** The order of steps counts: one is put before another. */
export const stepMessages = (file: string, name: string, next: string, step: Dictionary): Edit => ({
  file,
  change: (text) => {
    const dictionary = JSON.parse(text) as { readonly steps: Dictionary } & Dictionary;
    const steps = Object.entries(dictionary.steps).flatMap(([key, value]) =>
      key === next ? [[name, step] as const, [key, value] as const] : [[key, value] as const],
    );
    return written({ ...dictionary, steps: Object.fromEntries(steps) });
  },
});

/** What tells a developer that an edit is missing, and a part of what it says. */
export interface LeftOut {
  readonly file: string;
  readonly namedBy: 'types' | 'build' | 'tests';
  readonly says: string;
  /** Those that name it. */
  readonly tests?: readonly string[];
}

export interface Recipe {
  /** The document that names the files. */
  readonly recipe: string;
  /** Documents that it points to, whose files it may change as well. */
  readonly follows?: readonly string[];
  readonly edits: readonly Edit[];
  /** Tests that guard it. */
  readonly tests: readonly string[];
  readonly leftOut: LeftOut;
}
