import { useLabel } from '#ui/labels.ts';

/** A word of the app where a text stands alone, such as a cell of a list, in the reader's language. */
export function Said({ text }: { readonly text: string }) {
  const label = useLabel();
  return label(text);
}
