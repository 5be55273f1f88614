interface SentenceProps {
  /** A message with placeholders, such as `Signed in with {{phone}}`. */
  text: string;
  /** By the name of the placeholder: numbers, names and addresses, which no translator may change. */
  values: Readonly<Record<string, string | number>>;
}

const PLACEHOLDER = /\{\{(\w+)\}\}/;

/**
 * A message whose values stay as they are when the browser translates the page. A placeholder without a value stays
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
