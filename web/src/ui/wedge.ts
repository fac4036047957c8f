/** The input of a keyboard wedge: a barcode reader that acts as a keyboard, faster than typing. */
export type Typed = {
  readonly text: string;
  /** The time of the last key in milliseconds. */
  readonly at: number;
};

export const nothingTyped: Typed = { text: '', at: 0 };

/** The maximum between two keys of a reader; people type more slowly. */
const gap_ms = 50;
const shortest = 4;

type Key = { readonly key: string; readonly at: number };

/** Returns the text after a key, and the barcode that it completes; null until there is one. */
export function afterKey(
  before: Typed,
  { key, at }: Key,
): { readonly typed: Typed; readonly barcode: string | null } {
  const text = at - before.at <= gap_ms ? before.text : '';
  if (key === 'Enter') {
    return { typed: nothingTyped, barcode: text.length >= shortest ? text : null };
  }
  // Modifier keys such as Shift have longer names; they belong to a capital letter.
  if (key.length !== 1) return { typed: { text, at }, barcode: null };
  return { typed: { text: text + key, at }, barcode: null };
}
