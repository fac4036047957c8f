/** A group of a directory, and a role that it gives. */
export type GroupRole = { readonly group: string; readonly roleId: number };

/**
 * The roles that groups give and those that they take: a role that a group is named for is held by
 * whoever is in one of its groups, and by nobody else of the directory. Other roles stay as they
 * are.
 * @param groups whole names, `cn=dispatch,ou=groups,dc=example`
 */
export function rolesByGroups(
  groups: readonly string[],
  mapped: readonly GroupRole[],
): { readonly provided: readonly number[]; readonly taken: readonly number[] } {
  const isIn = ({ group }: GroupRole) => groups.some((name) => isCalled(name, group));
  const input = new Set(mapped.filter(isIn).map(({ roleId }) => roleId));
  const named = new Set(mapped.map(({ roleId }) => roleId));
  return { provided: [...input], taken: [...named].filter((roleId) => !input.has(roleId)) };
}

/**
 * By the whole name or its first part, in any case: `cn=Night shift,ou=…` is also `night shift`.
 */
function isCalled(name: string, query: string): boolean {
  const [whole, wanted] = [name.toLowerCase(), query.trim().toLowerCase()];
  const first = /^[^=,]+=((?:\\.|[^,\\])*)/.exec(whole)?.[1]?.replaceAll(/\\(.)/g, '$1').trim();
  return wanted === whole || wanted === first;
}
