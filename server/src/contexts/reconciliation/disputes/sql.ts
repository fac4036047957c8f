import type { Minor } from '@waybill/kernel/money';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type DisputedRow = {
  readonly consignment_id: string;
  readonly service_name: string;
  readonly carrier_quoted_minor: Minor;
  readonly carrier_invoiced_minor: Minor;
  readonly explanation: string;
  readonly note: string | null;
};

/** Returns the first disputed lines of an invoice. */
export const disputedLines = (db: TenantDb, id: number, most: number): Promise<DisputedRow[]> =>
  db.many(sql<DisputedRow>`
    select consignment_id, service_name, carrier_quoted_minor, carrier_invoiced_minor, explanation,
           note
    from reconciliation.line
    where reconciliation_id = ${id} and status <> 'Approved' and resolution = 'Disputed'
    order by id limit ${most}
  `);

type Disputed = { readonly count: number; readonly invoiced: Minor };

/** Returns the number of disputed lines and their invoiced total. */
export const disputedSum = (db: TenantDb, id: number): Promise<Disputed> =>
  db.one(sql<Disputed>`
    select count(*)::integer as count, coalesce(sum(carrier_invoiced_minor), 0)::bigint as invoiced
    from reconciliation.line
    where reconciliation_id = ${id} and status <> 'Approved' and resolution = 'Disputed'
  `);

export type DisputeLetterRow = {
  readonly id: number;
  readonly sent_to: string;
  readonly subject: string;
  readonly sent_at: Date;
  readonly sent_by_name: string;
};

/** Returns the letters about an invoice, newest first. */
export const disputeLettersOf = (db: TenantDb, id: number): Promise<DisputeLetterRow[]> =>
  db.many(sql<DisputeLetterRow>`
    select id, sent_to, subject, sent_at, sent_by_name from reconciliation.dispute_letter
    where reconciliation_id = ${id} order by id desc
  `);

/** Returns the address of the last letter to a carrier. */
export const lastAddress = (
  db: TenantDb,
  carrierCode: string,
): Promise<{ readonly sent_to: string } | undefined> =>
  db.maybeOne(sql<{ sent_to: string }>`
    select sent_to from reconciliation.dispute_letter
    where carrier_code = ${carrierCode} order by id desc limit 1
  `);

type NewDisputeLetter = {
  readonly reconciliationId: number;
  readonly carrierCode: string;
  readonly sentTo: string;
  readonly subject: string;
  readonly content: string;
  readonly userName: string;
};

export const addDisputeLetter = (
  db: TenantDb,
  disputeLetter: NewDisputeLetter,
  now: Date,
): Promise<{ readonly id: number }> =>
  db.one(sql<{ id: number }>`
    insert into reconciliation.dispute_letter (
      tenant_id, reconciliation_id, carrier_code, sent_to, subject, content, sent_at, sent_by_name
    ) values (
      ${db.scope.tenantId}, ${disputeLetter.reconciliationId}, ${disputeLetter.carrierCode},
      ${disputeLetter.sentTo},
      ${disputeLetter.subject}, ${disputeLetter.content}, ${now}, ${disputeLetter.userName}
    ) returning id
  `);
