import { useLabel } from '#ui/labels.ts';

/**
 * A word of the app where a text stands alone, such as a cell of a list, in the reader's language.
 */
export function Translated({ text }: { readonly text: string }) {
  const label = useLabel();
  return label(text);
}

/** Words of the app in one cell: `A job is delivered, An invoice is paid`. */
export function TranslatedList({ words }: { readonly words: readonly string[] }) {
  const label = useLabel();
  const text = words.map(label).join(', ');
  return <span title={text}>{text}</span>;
}
