/**
 * Changes case one character for one, as in PostgreSQL's built-in locale: `ß` has no
 * single-character upper case and remains unchanged.
 */
export const lowerCase = (text: string): string => eachCharacter(text, (c) => c.toLowerCase());
export const upperCase = (text: string): string => eachCharacter(text, (c) => c.toUpperCase());

/** Trims spaces, and spaces only, like PostgreSQL's btrim. */
export function trimSpaces(text: string): string {
  let [start, end] = [0, text.length];
  while (text.charAt(start) === ' ') start += 1;
  while (end > start && text.charAt(end - 1) === ' ') end -= 1;
  return text.slice(start, end);
}

function eachCharacter(text: string, change: (character: string) => string): string {
  const changed = change(text);
  if (changed.length === text.length && isPlain(text)) return changed;
  return Array.from(text, (character) => {
    const other = change(character);
    return Array.from(other).length === 1 ? other : character;
  }).join('');
}

const isPlain = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
};
