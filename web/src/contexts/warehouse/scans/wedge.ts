/** What a keyboard wedge types: a barcode reader that is a keyboard, faster than any hand. */
export type Typed = {
  readonly text: string;
  /** Milliseconds of the last key. */
  readonly at: number;
};

export const nothingTyped: Typed = { text: '', at: 0 };

/** Between two keys of a reader; people take longer. */
const gap_ms = 50;
const shortest = 4;

type Key = { readonly key: string; readonly at: number };

/** What is typed after a key, and the barcode that it completes; null until there is one. */
export function afterKey(
  before: Typed,
  { key, at }: Key,
): { readonly typed: Typed; readonly barcode: string | null } {
  const text = at - before.at <= gap_ms ? before.text : '';
  if (key === 'Enter') {
    return { typed: nothingTyped, barcode: text.length >= shortest ? text : null };
  }
  // Shift and its like are names of several letters; they are part of a capital.
  if (key.length !== 1) return { typed: { text, at }, barcode: null };
  return { typed: { text: text + key, at }, barcode: null };
}
