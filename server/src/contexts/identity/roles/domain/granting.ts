import { sentence } from '@waybill/contract/sentence';
import { allPermissions } from '@waybill/contract/all-permissions';
import { identityProblems } from '@waybill/contract/identity/problems';
import { permissionGroups } from '@waybill/contract/permission';
import { notValidField, Problem } from '@waybill/contract/problem';

const groups: readonly string[] = permissionGroups;

/**
 * Returns the selected permissions without duplicates, in tree order. Omits names of groups, which
 * a tree control sends along with their permissions.
 * @throws {Problem} NotValid for an unknown name or one that customers' users may not hold
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
 * Users may not grant permissions that they do not hold (decisions A-15), except those granted
 * before.
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
