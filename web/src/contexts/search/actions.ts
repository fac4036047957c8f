/** An action offered in the search dialog after `>`. */
export type SearchAction = { readonly label: string; readonly act: () => void };

/** Returns the actions whose label contains every word of the text, ignoring case. */
export function matchingActions(
  actions: readonly SearchAction[],
  text: string,
): readonly SearchAction[] {
  const words = text.toLowerCase().split(/\s+/);
  return actions.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}
