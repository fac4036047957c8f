import type { z } from 'zod';
import { maskedKey } from '../api-keys/api-keys.ts';
import type { ListedUser } from './lists.ts';
import type { UserRow } from '../sign-in/sql.ts';
import type { User } from '@waybill/contract/identity/users/shapes';

/** Maps the fields that all responses about a user share. */
export const toFields = (
  row: UserRow & { readonly key_begins: string | null; readonly is_directory_user: boolean },
) => ({
  id: row.id,
  creationTime: row.created_at.toISOString(),
  userGuid: row.guid,
  name: row.name,
  surname: row.surname,
  userName: row.user_name,
  emailAddress: row.email,
  phoneNumber: row.phone_number,
  isActive: row.is_active,
  customerId: row.customer_id,
  shouldChangePasswordOnNextLogin: row.should_change_password,
  isTwoFactorEnabled: row.is_two_factor_enabled,
  isLockoutEnabled: row.is_lockout_enabled,
  isDirectoryUser: row.is_directory_user,
  apiKey: row.key_begins === null ? null : maskedKey(row.key_begins),
});

export const toUser = (row: ListedUser, now: Date): z.input<typeof User> => ({
  ...toFields(row),
  roles: row.roles,
  isLockedOut: row.locked_until !== null && row.locked_until > now,
  lastLoginTime: row.last_sign_in_at?.toISOString() ?? null,
});
