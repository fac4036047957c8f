import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/identity/endpoints';
import { usersPage } from '../lists.ts';

export const getUsers = handle(contract.getUsers, async ({ input, db }) => {
  const { rows, totalCount } = await usersPage(db, input);
  const items = rows.map((row) => ({
    id: row.id,
    creationTime: row.created_at.toISOString(),
    userGuid: row.guid,
    name: row.name,
    surname: row.surname,
    userName: row.user_name,
    emailAddress: row.email,
    phoneNumber: row.phone_number,
    isActive: row.is_active,
    roles: row.roles,
    customerId: row.customer_id,
    shouldChangePasswordOnNextLogin: row.should_change_password,
    isTwoFactorEnabled: row.is_two_factor_enabled,
    isLockoutEnabled: row.is_lockout_enabled,
    apiKey: null,
  }));
  return { items, totalCount };
});
