import * as contract from '@waybill/contract/identity/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { roles, type RoleRow } from '../../roles/sql.ts';
import { type EditedRow, editedUser } from '../sql/users.ts';
import { unitCodesOf, type UnitRow } from '../../organization-units/sql.ts';
import { unitsOffered } from '../../organization-units/organization-units.ts';
import { toFields } from '../user-mappers.ts';
import { rolesFor } from '../../roles/roles-seen.ts';

const newUser = (customerId: number | null) => ({
  name: '',
  surname: '',
  userName: '',
  emailAddress: '',
  phoneNumber: null,
  customerId,
  isActive: false,
  shouldChangePasswordOnNextLogin: false,
  isTwoFactorEnabled: false,
  isLockoutEnabled: false,
  apiKey: null,
  isDirectoryUser: false,
});

export const getUserForEdit = handle(contract.getUserForEdit, async ({ input, actor, db }) => {
  const { id } = input;
  const row =
    id === undefined
      ? null
      : found(await editedUser(db, id), identityProblems.UserNotFound, { id });
  const customerId =
    row === null ? (actor.customerId ?? input.customerId ?? null) : row.customer_id;
  const units = await unitsOffered(db, actor);
  const offered = await roles(db, rolesFor(customerId));
  return {
    user: row === null ? newUser(customerId) : toFields(row),
    profilePictureId: row?.picture_id ?? null,
    timezone: row?.timezone ?? null,
    roles: offered.map((role) => assignable(role, row)),
    allOrganizationUnits: units.map(toChoice),
    memberedOrganizationUnits: row === null ? [] : await unitCodesOf(db, row.id),
  };
});

const toChoice = ({ id, code, display_name: displayName }: UnitRow) => ({
  id,
  code,
  displayName,
});

const assignable = (role: RoleRow, user: EditedRow | null) => ({
  roleId: role.id,
  roleName: role.name,
  displayName: role.display_name,
  isAssigned: user?.role_ids.includes(role.id) ?? false,
});
