/** The query string of an address as plain texts; the first of several equal names counts. */
export function parseSearch(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(text)) found[name] ??= value;
  return found;
}

/** The reverse: lists are joined by commas; what is empty, false or absent leaves the address. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const saved = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    const text = asText(value);
    if (text !== '') saved.append(name, text);
  }
  // Commas and slashes are legal in a query string; addresses people share should read well.
  const text = saved.toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
  return text === '' ? '' : `?${text}`;
}

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).join(',');
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return value === true ? 'true' : '';
}
