/** Joins the class names that are set, e.g. `cx('a', busy && 'b')`. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
