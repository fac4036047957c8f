/** A group of a directory, and a role that its members get. */
export type GroupRole = { readonly group: string; readonly roleId: number };

/**
 * Returns the roles to add and to remove. A role with mapped groups is held by the directory users
 * in one of these groups and by no other directory user. Other roles do not change.
 * @param groups distinguished names, `cn=dispatch,ou=groups,dc=example`
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
 * Matches the whole name or its first part, ignoring case: `cn=Night shift,ou=…` is `night shift`.
 */
function isCalled(name: string, wantedName: string): boolean {
  const [whole, wanted] = [name.toLowerCase(), wantedName.trim().toLowerCase()];
  const first = /^[^=,]+=((?:\\.|[^,\\])*)/.exec(whole)?.[1]?.replaceAll(/\\(.)/g, '$1').trim();
  return wanted === whole || wanted === first;
}
