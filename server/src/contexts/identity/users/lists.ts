import { pageSizeMax } from '@waybill/contract/shared/page';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage, type RowPage } from '#platform/lists/list.ts';
import { sql } from 'kysely';
import {
  byDirectory,
  newestKey,
  permissionsOf,
  userColumns,
  type UserRow,
} from '../sign-in/sql.ts';

type Role = { readonly roleId: number; readonly roleName: string; readonly displayName: string };
export type ListedUser = UserRow & {
  readonly is_directory_user: boolean;
  readonly roles: Role[];
  readonly key_begins: string | null;
  readonly locked_until: Date | null;
  readonly last_sign_in_at: Date | null;
};

const users: List = {
  fields: {
    id: { sql: 'u.id', type: 'bigint' },
    name: { sql: 'u.name', type: 'text' },
    surname: { sql: 'u.surname', type: 'text' },
    userName: { sql: 'u.user_name', type: 'text' },
    emailAddress: { sql: 'u.email', type: 'text' },
    phoneNumber: { sql: 'u.phone_number', type: 'text' },
    isActive: { sql: 'u.is_active', type: 'boolean' },
    customerId: { sql: 'u.customer_id', type: 'bigint' },
    creationTime: { sql: 'u.created_at', type: 'timestamptz' },
    lastLoginTime: { sql: 'u.last_sign_in_at', type: 'timestamptz' },
  },
  searched: ['name', 'surname', 'userName', 'emailAddress'],
  sorting: 'name, surname',
  tieBreak: 'id',
};

type UsersQuery = ListQuery & {
  readonly permission?: string | undefined;
  readonly role?: number | undefined;
  /** Only this customer's users, or those of any customer. */
  readonly customerId?: number | 'any' | undefined;
};

/** Lists the users visible to the caller; `permission` selects those who effectively hold it. */
export function usersPage(db: TenantDb, query: UsersQuery): Promise<RowPage<ListedUser>> {
  const { permission, role, customerId } = query;
  const holds =
    permission === undefined ? sql`true` : sql`${permission} = any (${permissionsOf(sql`u.id`)})`;
  const has =
    role === undefined
      ? sql`true`
      : sql`exists (
          select from identity.user_role x
          where x.tenant_id = u.tenant_id and x.user_id = u.id and x.role_id = ${role}
        )`;
  const theirs = ofCustomer(customerId);
  return listPage(db, users, {
    query,
    select: sql<ListedUser>`${userColumns}, ${newestKey}, ${byDirectory},
      u.locked_until, u.last_sign_in_at, coalesce((
      select json_agg(json_build_object(
        'roleId', r.id, 'roleName', r.name, 'displayName', r.display_name
      ) order by r.display_name)
      from identity.user_role ur
      join identity.role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
      where ur.tenant_id = u.tenant_id and ur.user_id = u.id
    ), '[]') as roles`,
    from: sql`identity."user" u`,
    where: sql`u.deleted_at is null and ${holds} and ${has} and ${theirs}`,
  });
}

/** Returns all matching users up to `most`, reading page by page. */
export async function usersToExport(
  db: TenantDb,
  query: Omit<UsersQuery, 'skipCount' | 'maxResultCount'>,
  most: number,
): Promise<readonly ListedUser[]> {
  const found: ListedUser[] = [];
  while (found.length < most) {
    const page = { ...query, skipCount: found.length, maxResultCount: pageSizeMax };
    const { rows } = await usersPage(db, page);
    found.push(...rows);
    if (rows.length < pageSizeMax) break;
  }
  return found;
}

function ofCustomer(customerId: UsersQuery['customerId']) {
  if (customerId === undefined) return sql`true`;
  if (customerId === 'any') return sql`u.customer_id is not null`;
  return sql`u.customer_id = ${customerId}`;
}
