/**
 * The files that a scaffold reads and writes; nothing is written to disk before it has succeeded.
 */
export type Tree = {
  /** Returns the text of a file, or null if there is none. */
  readonly read: (path: string) => string | null;
  readonly write: (path: string, text: string) => void;
};

/** An error that the user can correct: its message is the complete output. */
export class ScaffoldError extends Error {}

/** Returns the text of a file that must exist. */
export function existing(tree: Tree, path: string, advice: string): string {
  const text = tree.read(path);
  if (text === null) throw new ScaffoldError(`${path} does not exist: ${advice}`);
  return text;
}

/** Writes a file that must not exist yet. */
export function create(tree: Tree, path: string, text: string): void {
  if (tree.read(path) !== null)
    throw new ScaffoldError(`${path} exists already: choose another name.`);
  tree.write(path, text);
}

/** Inserts `added` after the first match of `anchor`. */
export function insertAfter(
  tree: Tree,
  path: string,
  { anchor, added }: { readonly anchor: RegExp; readonly added: string },
): void {
  const text = existing(tree, path, 'is the context spelled as its folder?');
  const match = anchor.exec(text);
  if (match === null) throw new ScaffoldError(`${path} has no place that looks like ${anchor}.`);
  const at = match.index + match[0].length;
  tree.write(path, text.slice(0, at) + added + text.slice(at));
}

/** Adds an import below the file's first comment, or at its top. */
export function addImport(tree: Tree, path: string, statement: string): void {
  const text = existing(tree, path, 'is the context spelled as its folder?');
  const at = text.search(/^import /m);
  const place = at === -1 ? 0 : at;
  tree.write(path, `${text.slice(0, place)}${statement}\n${text.slice(place)}`);
}
