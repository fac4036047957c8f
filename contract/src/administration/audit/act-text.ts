/**
 * Returns what the audit log calls a call or a context, a text of the catalogue: `Create API key`
 * for `createApiKey`.
 */
export function actText(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/\b(api|csv|pin|rcti)(s?)\b/g, (_, letters: string, plural: string) => {
      return `${letters.toUpperCase()}${plural}`;
    });
  return words.charAt(0).toUpperCase() + words.slice(1);
}
