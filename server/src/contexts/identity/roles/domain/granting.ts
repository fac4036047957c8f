import { sentence } from '@waybill/contract/sentence';
import { allPermissions } from '@waybill/contract/all-permissions';
import { identityProblems } from '@waybill/contract/identity/problems';
import { permissionGroups } from '@waybill/contract/permission';
import { notValidField, Problem } from '@waybill/contract/problem';

const groups: readonly string[] = permissionGroups;

/**
 * Permissions as somebody ticked them, each once, in the order of the tree. Names of groups, which
 * a tree sends along with what they hold, are left out.
 * @throws {Problem} NotValid for a name nobody knows, or that a customer's user may not hold.
 */
export function permissionsNamed(wantedNames: readonly string[], forCustomers: boolean): string[] {
  const wanted = new Set(wantedNames.filter((name) => !groups.includes(name)));
  const offered = allPermissions.filter((p) => !forCustomers || p.forCustomers);
  const known = offered.filter((p) => wanted.has(p.name)).map((p) => p.name as string);
  const strange = [...wanted].filter((name) => !known.includes(name));
  if (strange.length === 0) return known;
  const names = strange.join(', ');
  const message = forCustomers
    ? sentence("A customer's users cannot hold {name}.", { name: names })
    : sentence('There is no permission {name}.', { name: names });
  throw notValidField('grantedPermissionNames', message);
}

/**
 * Nobody grants what they do not hold (decisions A-15); what was granted before may stay.
 * @throws {Problem} GrantsTooMuch
 */
export function refuseBeyond(
  granted: readonly string[],
  before: readonly string[],
  held: ReadonlySet<string>,
): void {
  const beyond = granted.filter((name) => !before.includes(name) && !held.has(name));
  if (beyond.length === 0) return;
  throw new Problem(identityProblems.GrantsTooMuch, {
    details: `Not held: ${beyond.join(', ')}.`,
    values: { beyond },
  });
}
