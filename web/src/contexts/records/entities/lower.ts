/** Returns a name within a sentence: `vehicle inspection`, but `PPE check` is unchanged. */
export const lower = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
