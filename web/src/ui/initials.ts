/** Returns the initials of the first and last part of a name, e.g. "KN" of "Kim van Nguyen". */
export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/).filter(Boolean);
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts.slice(0, 1);
  return ends.map((part) => Array.from(part ?? '')[0]?.toUpperCase() ?? '').join('');
}
