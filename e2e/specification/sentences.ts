import { readFileSync } from 'node:fs';

/** One sentence, list item or table row of the specification. */
export interface Sentence {
  /** Its section and its place there: "2.14". */
  readonly number: string;
  readonly text: string;
}

/** Where a sentence ends; a bold label such as "**Styles.**" belongs to the sentence that it begins. */
const SENTENCE_END = /(?<=[^*][.])\s+(?=[A-Z/'(])/;

/** Splits docs/spec.md into its sentences. Headings and lines that only introduce a list are none. */
export function specification(): Sentence[] {
  const sections = readFileSync('docs/spec.md', 'utf8')
    .split(/^## (?=\d)/m)
    .slice(1);
  return sections.flatMap((section) => {
    const lines = section.split('\n').slice(1);
    const sentences = lines
      .filter((line, index) => line !== '' && !/^#|^\| -/.test(line) && !(lines[index + 1] ?? '').startsWith('| -'))
      .flatMap((line) => (line.startsWith('|') ? [line.slice(1, -1)] : line.replace(/^ *- /, '').split(SENTENCE_END)))
      .map((text) =>
        text
          .replaceAll('**', '')
          .replaceAll(/\s*\|\s*/g, ' | ')
          .trim(),
      )
      .filter((text) => !text.endsWith(':'));
    return sentences.map((text, index) => ({ number: `${section[0]}.${index + 1}`, text }));
  });
}
