/**
 * Returns a name within a sentence: `vehicle inspection`, but `PPE check` is unchanged, as is every
 * name in German.
 */
export const lower = (name: string, language: string): string =>
  language.startsWith('en') && /^[A-Z][a-z]/.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
