/** A limit that today's code does not meet everywhere; `most` may only fall. */
export type Ratchet = { readonly what: string; readonly most: number; readonly advice: string };

export const longLines: Ratchet = {
  what: 'lines over 100 columns',
  most: 0,
  advice:
    'break the line, or shorten the name; biome leaves comments, strings and imports of one name',
};
export const manyParameters: Ratchet = {
  what: 'functions with more than three parameters',
  most: 0,
  advice: 'give what belongs together one object with named members',
};
export const longFunctions: Ratchet = {
  what: 'functions over 60 lines in server and contract',
  most: 0,
  advice: 'give a part of it a name of its own',
};

/** Returns the complaint about a count over its ratchet, or null. */
export function complaintOf({ what, most, advice }: Ratchet, count: number): string | null {
  if (count > most) return `${count} ${what}, ${most} at most: ${advice}.`;
  return null;
}
