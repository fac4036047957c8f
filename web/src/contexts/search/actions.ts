/** Something that can be done from the search dialog after typing `>`. */
export type SearchAction = { readonly label: string; readonly act: () => void };

/** The actions whose label holds every word of the text, without regard to case. */
export function matchingActions(
  actions: readonly SearchAction[],
  text: string,
): readonly SearchAction[] {
  const words = text.toLowerCase().split(/\s+/);
  return actions.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}
