import type { ReactNode } from 'react';

interface SentenceProps {
  /** A message with placeholders, such as `Signed in with {{phone}}`. */
  text: string;
  /** Numbers, names and addresses by placeholder name, which browsers must not translate. */
  values: Readonly<Record<string, ReactNode>>;
}

const PLACEHOLDER = /\{\{(\w+)\}\}/;

/**
 * A message whose values stay unchanged when the browser translates the page. A placeholder without a value stays
 * visible, as in `interpolate`.
 */
export const Sentence = ({ text, values }: SentenceProps) =>
  text.split(PLACEHOLDER).map((part, index) =>
    index % 2 === 0 ? (
      <span key={index}>{part}</span>
    ) : (
      <span key={index} translate="no">
        {values[part] ?? `{{${part}}}`}
      </span>
    ),
  );
