import type { Sentence } from '@waybill/contract/sentence';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type AuditRow = {
  readonly id: number;
  readonly user_id: number | null;
  readonly impersonator_id: number | null;
  readonly endpoint: string;
  readonly parameters: string;
  readonly request_id: string;
  readonly ip: string;
  readonly browser: string;
  readonly at: Date;
  readonly duration_ms: number;
  readonly refusal: string | null;
  readonly refusal_sentence: Sentence | null;
};

export type AuditQuery = {
  readonly userId?: number | undefined;
  readonly impersonatorUserId?: number | undefined;
  readonly method?: string | undefined;
  readonly text?: string | undefined;
  readonly refused?: boolean | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

const columns = sql`
  id, user_id, impersonator_id, endpoint, parameters, request_id, ip, browser, at, duration_ms,
  refusal, refusal_sentence`;

/** Returns entries before one, newest first. Keyset pagination, so that later pages are as fast. */
export const auditRows = (
  db: TenantDb,
  query: AuditQuery,
  { before, most }: { readonly before: number | undefined; readonly most: number },
): Promise<AuditRow[]> =>
  db.many(sql<AuditRow>`
    select ${columns} from platform.audit
    where ${conditionOf(query)} ${before === undefined ? sql`` : sql`and id < ${before}`}
    order by id desc limit ${most}
  `);

export const auditRow = (db: TenantDb, id: number): Promise<AuditRow | undefined> =>
  db.maybeOne(sql<AuditRow>`select ${columns} from platform.audit where id = ${id}`);

function conditionOf(query: AuditQuery): RawBuilder<unknown> {
  const { userId, impersonatorUserId, method, text, refused, from, to } = query;
  const clauses = [
    sql`true`,
    ...(userId === undefined ? [] : [sql`user_id = ${userId}`]),
    ...(impersonatorUserId === undefined ? [] : [sql`impersonator_id = ${impersonatorUserId}`]),
    ...(method ? [sql`(endpoint = ${method} or starts_with(endpoint, ${`${method}.`}))`] : []),
    ...(text
      ? [sql`(${text} in (ip, request_id) or strpos(lower(parameters), lower(${text})) > 0)`]
      : []),
    ...(refused === undefined ? [] : [refused ? sql`refusal is not null` : sql`refusal is null`]),
    ...(from === undefined ? [] : [sql`at >= ${from}`]),
    ...(to === undefined ? [] : [sql`at < ${to}`]),
  ];
  return sql.join(clauses, sql` and `);
}

export type AuditedChangeRow = {
  readonly entity_type: string;
  readonly entity_id: string;
  readonly change_type: string;
  readonly changes: readonly {
    readonly property: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
};

const changesMax = 200;

/** Returns the changes of a request in their order. */
export const changesOfRequest = (db: TenantDb, requestId: string): Promise<AuditedChangeRow[]> =>
  db.many(sql<AuditedChangeRow>`
    select entity_type, entity_id, change_type, platform.listed_changes(c) as changes
    from platform.entity_change c
    where request_id = ${requestId} order by id limit ${changesMax}
  `);

/** Deletes entries before a time. */
export const forgetAuditBefore = async (db: TenantDb, before: Date): Promise<void> => {
  await db.run(sql`select platform.forget_audit(${before})`);
};
