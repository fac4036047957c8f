/** Parses the query string of an address to texts; the first of several equal names wins. */
export function parseSearch(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(text)) found[name] ??= value;
  return found;
}

/** Converts back: lists are joined by commas; empty, false or absent values are omitted. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const saved = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    const text = asText(value);
    if (text !== '') saved.append(name, text);
  }
  const text = readable(saved.toString());
  return text === '' ? '' : `?${text}`;
}

/** Commas and slashes are legal in a query string and keep shared addresses readable. */
export const readable = (search: string): string =>
  search.replaceAll('%2C', ',').replaceAll('%2F', '/');

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).join(',');
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return value === true ? 'true' : '';
}
