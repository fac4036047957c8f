import type { StatementDelivery, StatementRun } from '@waybill/contract/finance/statements/runs';
import type { LocalDate } from '@waybill/kernel/local-date';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type StatementPeriod = { readonly from: LocalDate; readonly to: LocalDate };

export type LeftOutStatement = { readonly customerId: number; readonly message: string };

export type StatementRunRow = {
  readonly id: string;
  readonly status: StatementRun['status'];
  readonly delivery: StatementDelivery;
  readonly from_date: LocalDate;
  readonly to_date: LocalDate;
  readonly customer_ids: readonly number[];
  readonly customers_done: number;
  readonly statements: number;
  readonly tries: number;
  readonly left_out: readonly LeftOutStatement[];
  readonly file_name: string | null;
  readonly file_token: string | null;
  readonly file_expires_at: Date | null;
  readonly problem: string | null;
  readonly started_by: number | null;
  readonly started_by_name: string;
  readonly created_at: Date;
};

const columns = sql`
  id, status, delivery, from_date, to_date, to_jsonb(customer_ids) as customer_ids,
  customers_done, statements, tries, left_out, file_name, file_token, file_expires_at, problem,
  started_by, started_by_name, created_at
`;

/** Returns customers with a balance on the last day, or with transactions in the period. */
export async function customersWithStatement(
  db: TenantDb,
  { from, to }: StatementPeriod,
): Promise<readonly number[]> {
  const rows = await db.many(sql<{ customer_id: number }>`
    select e.customer_id
    from finance.entry e
    join finance.posting p on p.tenant_id = e.tenant_id and p.entry_id = e.id
    where p.account = 'Receivable' and e.customer_id is not null and e.date <= ${to}::date
    group by e.customer_id
    having sum(p.debit_minor - p.credit_minor) <> 0 or bool_or(e.date >= ${from}::date)
    order by e.customer_id
  `);
  return rows.map((row) => row.customer_id);
}

export const statementRunById = (db: TenantDb, id: string): Promise<StatementRunRow | undefined> =>
  db.maybeOne(sql<StatementRunRow>`select ${columns} from finance.statement_run where id = ${id}`);

export const statementRunUnderWay = (db: TenantDb): Promise<StatementRunRow | undefined> =>
  db.maybeOne(
    sql<StatementRunRow>`select ${columns} from finance.statement_run where status = 'Running'`,
  );

export type NewStatementRun = StatementPeriod & {
  readonly delivery: StatementDelivery;
  readonly customerIds: readonly number[];
  readonly userName: string;
  readonly now: Date;
};

/** Adds a run. Does nothing while another is under way. */
export const addStatementRun = (
  db: TenantDb,
  { delivery, from, to, customerIds, userName, now }: NewStatementRun,
): Promise<StatementRunRow | undefined> =>
  db.maybeOne(sql<StatementRunRow>`
    insert into finance.statement_run (
      tenant_id, delivery, from_date, to_date, customer_ids, started_by, started_by_name, created_at
    ) values (
      ${db.scope.tenantId}, ${delivery}, ${from}, ${to}, ${customerIds}::bigint[],
      ${db.scope.userId}, ${userName}, ${now}
    )
    on conflict (tenant_id) where status = 'Running' do nothing
    returning ${columns}
  `);

/** Starts or resumes a run. Returns undefined if it has ended. */
export const beginStatementRun = (db: TenantDb, id: string): Promise<StatementRunRow | undefined> =>
  db.maybeOne(sql<StatementRunRow>`
    update finance.statement_run set tries = tries + 1
    where id = ${id} and status = 'Running'
    returning ${columns}
  `);

/** Locks a run that is under way until the transaction ends. */
export const lockStatementRun = (db: TenantDb, id: string): Promise<StatementRunRow | undefined> =>
  db.maybeOne(sql<StatementRunRow>`
    select ${columns} from finance.statement_run
    where id = ${id} and status = 'Running' for update
  `);

export type StatementsDone = {
  /** Customers processed so far. */
  readonly done: number;
  /** Statements made so far. */
  readonly statements: number;
  readonly leftOut: readonly LeftOutStatement[];
};

export const markStatementProgress = (
  db: TenantDb,
  id: string,
  { done, statements, leftOut }: StatementsDone,
): Promise<number> =>
  db.run(sql`
    update finance.statement_run
    set customers_done = ${done}, statements = ${statements},
        left_out = ${JSON.stringify(leftOut)}::jsonb
    where id = ${id} and status = 'Running'
  `);

export type StatementFile = {
  readonly fileName: string;
  readonly fileToken: string;
  readonly expiresAt: Date;
};

/** Marks the run as done; returns 0 if it has ended already. */
export const markStatementRunDone = (
  db: TenantDb,
  id: string,
  { file, now }: { readonly file: StatementFile | null; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    update finance.statement_run
    set status = 'Done', finished_at = ${now}, file_name = ${file?.fileName ?? null},
        file_token = ${file?.fileToken ?? null}, file_expires_at = ${file?.expiresAt ?? null}
    where id = ${id} and status = 'Running'
  `);

export const markStatementRunFailed = (
  db: TenantDb,
  id: string,
  { problem, now }: { readonly problem: string; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    update finance.statement_run set status = 'Failed', problem = ${problem}, finished_at = ${now}
    where id = ${id} and status = 'Running'
  `);
