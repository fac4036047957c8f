import type { ResultOf } from '@waybill/contract/endpoint';
import type { getAllPermissions } from '@waybill/contract/identity/endpoints';

export type PermissionItem = ResultOf<typeof getAllPermissions>['items'][number];

/** A group with all its permissions, and the visible ones. */
export type Branch = {
  readonly group: PermissionItem;
  readonly all: readonly PermissionItem[];
  readonly leaves: readonly PermissionItem[];
};

/** Builds the tree from the server's depth-first list. */
export const branchesOf = (nodes: readonly PermissionItem[]): readonly Branch[] =>
  nodes
    .filter(({ parentName }) => parentName === null)
    .map((group) => {
      const all = nodes.filter(({ parentName }) => parentName === group.name);
      return { group, all, leaves: all };
    });

/** Filters by a text: a matching group with all permissions, others with matching ones only. */
export function branchesWith(
  branches: readonly Branch[],
  text: string,
  save: (leaf: PermissionItem) => boolean = () => true,
): readonly Branch[] {
  const wanted = text.trim().toLowerCase();
  const states = ({ name, displayName, description }: PermissionItem) =>
    `${name} ${displayName} ${description ?? ''}`.toLowerCase().includes(wanted);
  return branches
    .map(({ group, all }) => ({
      group,
      all,
      leaves: all.filter((leaf) => save(leaf) && (states(group) || states(leaf))),
    }))
    .filter(({ leaves }) => leaves.length > 0);
}

export type TickState = 'none' | 'some' | 'all';

/** Returns whether all, some or none of the permissions are granted. */
export function tickOf(leaves: readonly PermissionItem[], granted: ReadonlySet<string>): TickState {
  const count = leaves.filter(({ name }) => granted.has(name)).length;
  if (count === 0) return 'none';
  return count === leaves.length ? 'all' : 'some';
}

/** Returns the names with some of them added or removed. */
export function withTicks(
  granted: ReadonlySet<string>,
  names: readonly string[],
  on: boolean,
): string[] {
  const next = new Set(granted);
  for (const name of names)
    if (on) next.add(name);
    else next.delete(name);
  return [...next].toSorted();
}

/** Returns the added and removed names. */
const differenceOf = (before: readonly string[], after: readonly string[]) => ({
  added: after.filter((name) => !before.includes(name)),
  removed: before.filter((name) => !after.includes(name)),
});

/** Returns "+3 −1", or an empty text without differences. */
export function differenceText(before: readonly string[], after: readonly string[]): string {
  const { added, removed } = differenceOf(before, after);
  return [
    ...(added.length > 0 ? [`+${added.length}`] : []),
    ...(removed.length > 0 ? [`−${removed.length}`] : []),
  ].join(' ');
}
