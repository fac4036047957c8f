import type { InputOf } from '@waybill/contract/endpoint';
import type { createOrUpdateUser } from '@waybill/contract/identity/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { notValidField, Problem } from '@waybill/contract/problem';
import { refuseBeyond } from '../../roles/domain/granting.ts';

type Query = InputOf<typeof createOrUpdateUser>;

type Offered = {
  readonly id: number;
  readonly name: string;
  readonly permissions: readonly string[];
};

/**
 * Returns the named roles, out of those the user could have.
 * @throws {Problem} NotValid for other names; GrantsTooMuch (decisions A-15)
 */
export function rolesNamed(
  names: readonly string[],
  { offered, before }: { readonly offered: readonly Offered[]; readonly before: readonly number[] },
  held: ReadonlySet<string>,
): readonly Offered[] {
  const wanted = [...new Set(names)].map((name) => {
    const role = offered.find((each) => each.name === name);
    if (role !== undefined) return role;
    throw notValidField('assignedRoleNames', `This user cannot have a role ${name}.`);
  });
  const saved = offered.filter(({ id }) => before.includes(id));
  refuseBeyond(grantsOf(wanted), grantsOf(saved), held);
  return wanted;
}

const grantsOf = (roles: readonly Offered[]): readonly string[] =>
  roles.flatMap(({ permissions }) => permissions);

/**
 * Only callers who hold a user's permissions may change the user: otherwise they could gain
 * permissions by setting a password.
 * @throws {Problem} HoldsMore
 */
export function refuseStronger(theirs: readonly string[], held: ReadonlySet<string>): void {
  if (theirs.every((name) => held.has(name))) return;
  throw new Problem(identityProblems.HoldsMore);
}

/** Returns the columns of a user to save. */
export const userFields = (
  { user }: Query,
  customerId: number | null,
  roles: readonly Offered[],
) => ({
  customer_id: customerId,
  name: user.name,
  surname: user.surname,
  user_name: user.userName,
  email: user.emailAddress,
  phone_number: user.phoneNumber || null,
  is_active: user.isActive,
  is_driver: roles.some(({ name }) => name === 'Driver'),
  is_lockout_enabled: user.isLockoutEnabled,
  is_two_factor_enabled: user.isTwoFactorEnabled,
  should_change_password: user.shouldChangePasswordOnNextLogin,
});

/** Returns the difference between a user's permissions and those granted by roles. */
export const ownPermissions = (wanted: readonly string[], byRoles: readonly string[]) => ({
  granted: wanted.filter((name) => !byRoles.includes(name)),
  denied: byRoles.filter((name) => !wanted.includes(name)),
});
