import type { BillingDraft } from '@waybill/contract/finance/billing/draft';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** Returns a user's draft, if it was saved within 12 hours: later, its period has passed. */
export const billingDraftOf = async (
  db: TenantDb,
  userId: number,
  now: Date,
): Promise<BillingDraft | null> => {
  const row = await db.maybeOne(sql<{ draft: BillingDraft }>`
    select draft from finance.billing_draft
    where user_id = ${userId} and saved_at > ${now}::timestamptz - interval '12 hours'
  `);
  return row?.draft ?? null;
};

/** Saves a draft, unless a later one of the same user overtook it. */
export const storeBillingDraft = (
  db: TenantDb,
  userId: number,
  { draft, now }: { readonly draft: BillingDraft; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    insert into finance.billing_draft (tenant_id, user_id, draft, saved_at)
    values (${db.scope.tenantId}, ${userId}, ${JSON.stringify(draft)}::jsonb, ${now})
    on conflict (tenant_id, user_id)
    do update set draft = excluded.draft, saved_at = excluded.saved_at
    where billing_draft.saved_at <= excluded.saved_at
  `);

export const removeBillingDraft = (db: TenantDb, userId: number): Promise<number> =>
  db.run(sql`delete from finance.billing_draft where user_id = ${userId}`);
