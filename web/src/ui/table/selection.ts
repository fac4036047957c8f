import type { Selection } from './types.ts';

/** Returns the selection with one id added or removed. */
export function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Returns the selection with all ids between two rows added, both included. */
export function ranged(
  chosen: ReadonlySet<string>,
  ids: readonly string[],
  { from, to }: { readonly from: string | undefined; readonly to: string },
): ReadonlySet<string> {
  const end = ids.indexOf(to);
  const start = from === undefined ? -1 : ids.indexOf(from);
  if (start < 0 || end < 0) return new Set([...chosen, to]);
  return new Set([...chosen, ...ids.slice(Math.min(start, end), Math.max(start, end) + 1)]);
}

/** Selects the whole page, or deselects it if it was selected; ids of other pages stay. */
export function pageToggled(
  chosen: ReadonlySet<string>,
  ids: readonly string[],
): ReadonlySet<string> {
  if (pageState(chosen, ids) !== 'all') return new Set([...chosen, ...ids]);
  const page = new Set(ids);
  return new Set([...chosen].filter((id) => !page.has(id)));
}

/** Returns how much of a page is selected. */
export function pageState(
  chosen: ReadonlySet<string>,
  ids: readonly string[],
): 'none' | 'some' | 'all' {
  const count = ids.filter((id) => chosen.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** Returns the rows that can be selected or deselected. */
export const unlocked = (selection: Selection, ids: readonly string[]): readonly string[] =>
  ids.filter((id) => lockedReason(selection, id) === undefined);

/** Why a row cannot be selected. One that was selected before it was locked can be deselected. */
export const lockedReason = ({ locked, chosen }: Selection, id: string): string | undefined =>
  locked?.ids.has(id) === true && !chosen.has(id) ? locked.why : undefined;
