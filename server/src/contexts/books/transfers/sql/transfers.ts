import type { CreditSource } from '@waybill/adapters/accounting';
import type { TransferKind, TransferStatus } from '@waybill/contract/books/lifecycle';
import { english, type Message, type Sentence } from '@waybill/contract/sentence';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import { sentenceJson } from '#platform/db/sentence-json.ts';
import type { RecordOfOurs } from '../queue.ts';
import { drawnBesides } from './draws.ts';

export type TransferRow = {
  readonly id: number;
  readonly kind: TransferKind;
  readonly our_id: number;
  readonly number: string;
  readonly is_wanted: boolean;
  readonly status: TransferStatus;
  readonly their_id: string | null;
  readonly their_credit_note_id: string | null;
  readonly prepayment_id: number | null;
  readonly their_prepayment_id: string | null;
  readonly idempotency_key: string;
  readonly attempts: number;
  readonly problem: string | null;
  readonly problem_sentence: Sentence | null;
  readonly created_at: Date;
  readonly sent_at: Date | null;
};

export const transferColumns = sql<TransferRow>`
  id, kind, our_id, number, is_wanted, status, their_id, their_credit_note_id, prepayment_id,
  their_prepayment_id, idempotency_key, attempts, problem, problem_sentence, created_at, sent_at
`;

export const transferOf = (
  db: TenantDb,
  { kind, ourId }: RecordOfOurs,
): Promise<TransferRow | undefined> =>
  db.maybeOne(sql<TransferRow>`
    select ${transferColumns} from books.transfer where kind = ${kind} and our_id = ${ourId}
  `);

export const transfer = (db: TenantDb, id: number): Promise<TransferRow | undefined> =>
  db.maybeOne(sql<TransferRow>`select ${transferColumns} from books.transfer where id = ${id}`);

export const transfersByIds = (db: TenantDb, ids: readonly number[]): Promise<TransferRow[]> =>
  db.many(sql<TransferRow>`
    select ${transferColumns} from books.transfer where id = any (${ids}::bigint[])
    order by id for update
  `);

export const waitingTransfers = (db: TenantDb): Promise<RecordOfOurs[]> =>
  db.many(sql<RecordOfOurs>`
    select kind, our_id as "ourId" from books.transfer where status = 'Waiting' order by id
  `);

/** Returns what could not be sent and settles a document, or is taken from it. */
export const failedSettlementsOf = (
  db: TenantDb,
  { kind, ourId }: RecordOfOurs,
): Promise<RecordOfOurs[]> =>
  db.many(sql<RecordOfOurs>`
    select t.kind, t.our_id as "ourId"
    from books.transfer t
    left join finance_public.books_allocation a on t.kind = 'Payment'
      and a.tenant_id = t.tenant_id and a.id = t.our_id
    left join finance_public.books_refund r on t.kind = 'Refund'
      and r.tenant_id = t.tenant_id and r.id = t.our_id
    where t.status = 'Failed' and case ${kind}::text
      when 'Invoice' then a.invoice_id = ${ourId}
      when 'CreditNote' then r.credit_note_id = ${ourId}
      when 'Prepayment' then t.kind = 'Payment' and (t.prepayment_id = ${ourId} or exists (
        select from books.draw d
        where d.tenant_id = t.tenant_id and d.allocation_id = t.our_id
          and d.prepayment_id = ${ourId}
      ))
      when 'Bill' then t.kind = 'BillPayment' and t.our_id = ${ourId}
    end
  `);

export type WantedTransfer = RecordOfOurs & {
  readonly number: string;
  readonly isWanted: boolean;
  /** Of a payment: the prepayment that it is drawn from. */
  readonly prepaymentId?: number | null;
};

/**
 * Notes that a record is to be in the program, or no longer. What is known as it is stays
 * untouched, and so is what is gone and was never known. Returns the records that are to be sent.
 */
export const wantTransfers = (
  db: TenantDb,
  wanted: readonly WantedTransfer[],
  { organisationId, now }: { readonly organisationId: string; readonly now: Date },
): Promise<RecordOfOurs[]> =>
  db.many(sql<RecordOfOurs>`
    insert into books.transfer as t (
      tenant_id, kind, our_id, organisation_id, number, is_wanted, prepayment_id, status, created_at
    )
    select ${db.scope.tenantId}, w.kind, w."ourId", ${organisationId}, w.number, w."isWanted",
      w."prepaymentId", 'Waiting', ${now}
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as w (kind text, "ourId" bigint, number text, "isWanted" boolean, "prepaymentId" bigint)
    where w."isWanted" or exists (
      select from books.transfer k
      where k.tenant_id = ${db.scope.tenantId} and k.kind = w.kind and k.our_id = w."ourId"
    )
    on conflict on constraint transfer_of_record do update set
      is_wanted = excluded.is_wanted, status = 'Waiting', attempts = 0, problem = null,
      problem_sentence = null
    where t.is_wanted <> excluded.is_wanted
    returning kind, our_id as "ourId"
  `);

/** A payment that came from the program is there already. */
export const addTheirPayment = (
  db: TenantDb,
  payment: { readonly ourId: number; readonly number: string; readonly theirId: string },
  { organisationId, now }: { readonly organisationId: string; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    insert into books.transfer (
      tenant_id, kind, our_id, organisation_id, number, status, their_id, created_at, sent_at
    ) values (
      ${db.scope.tenantId}, 'Payment', ${payment.ourId}, ${organisationId}, ${payment.number},
      'Sent', ${payment.theirId}, ${now}, ${now}
    )
  `);

export type Done = {
  readonly theirId: string | null;
  /** What a payment was taken from; null for the bank account. */
  readonly source: CreditSource | null;
  /** The wish that was fulfilled: one that changed meanwhile is still to be. */
  readonly isWanted: boolean;
  readonly now: Date;
};

export const noteSent = (
  db: TenantDb,
  id: number,
  { theirId, source, isWanted, now }: Done,
): Promise<number> =>
  db.run(sql`
    update books.transfer set
      status = case when is_wanted = ${isWanted} then 'Sent' else 'Waiting' end,
      their_id = ${theirId},
      their_credit_note_id = ${source?.kind === 'CreditNote' ? source.id : null},
      their_prepayment_id = ${source?.kind === 'Prepayment' ? source.id : null},
      sent_at = ${now}, problem = null, problem_sentence = null, attempts = attempts + 1,
      idempotency_key = gen_random_uuid(), their_deleted_at = null
    where id = ${id}
  `);

export const noteTrouble = (
  db: TenantDb,
  id: number,
  trouble: { readonly problem: Message; readonly status: TransferStatus },
): Promise<number> =>
  db.run(sql`
    update books.transfer set
      status = ${trouble.status}, problem = ${english(trouble.problem)},
      problem_sentence = ${sentenceJson(trouble.problem)}::jsonb, attempts = attempts + 1
    where id = ${id}
  `);

export const sendAgain = (db: TenantDb, ids: readonly number[]): Promise<number> =>
  db.run(sql`
    update books.transfer set status = 'Waiting', attempts = 0, problem = null,
      problem_sentence = null
    where id = any (${ids}::bigint[])
  `);

export type TransferAttemptRow = {
  readonly id: number;
  readonly outcome: 'Created' | 'Found' | 'Linked' | 'Removed' | 'Refused' | 'Unavailable';
  readonly message: string | null;
  readonly message_sentence: Sentence | null;
  readonly at: Date;
};

export const addAttempt = (
  db: TenantDb,
  transferId: number,
  attempt: Pick<TransferAttemptRow, 'outcome' | 'at'> & { readonly message: Message | null },
): Promise<number> =>
  db.run(sql`
    insert into books.attempt (tenant_id, transfer_id, outcome, message, message_sentence, at)
    values (
      ${db.scope.tenantId}, ${transferId}, ${attempt.outcome},
      ${attempt.message === null ? null : english(attempt.message)},
      ${sentenceJson(attempt.message)}::jsonb, ${attempt.at}
    )
  `);

export const attemptsOf = (db: TenantDb, transferId: number): Promise<TransferAttemptRow[]> =>
  db.many(sql<TransferAttemptRow>`
    select id, outcome, message, message_sentence, at from books.attempt
    where transfer_id = ${transferId} order by id desc limit 100
  `);

/** Returns whether the payment was not received before. */
export const receiveOnce = async (db: TenantDb, theirId: string, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into books.received_payment (tenant_id, their_id, at)
    values (${db.scope.tenantId}, ${theirId}, ${now})
    on conflict do nothing
  `)) === 1;

export const noteReceived = (
  db: TenantDb,
  theirId: string,
  became: { readonly paymentId: number | null; readonly problem: Message | null },
): Promise<number> =>
  db.run(sql`
    update books.received_payment set
      payment_id = ${became.paymentId},
      problem = ${became.problem === null ? null : english(became.problem)},
      problem_sentence = ${sentenceJson(became.problem)}::jsonb
    where their_id = ${theirId}
  `);

/** Notes that a payment that we want there was deleted there. Returns 0 if we know, or did it. */
export const noteDeletedThere = (db: TenantDb, theirId: string, now: Date): Promise<number> =>
  db.run(sql`
    update books.transfer set their_deleted_at = ${now}
    where kind = 'Payment' and their_id = ${theirId} and is_wanted and status = 'Sent'
      and their_deleted_at is null
  `);

/**
 * Payments of ours through the bank account whose invoice is more open there than here, as the last
 * comparison read it: one of them may have been deleted there.
 */
export const doubtfulPayments = (db: TenantDb): Promise<{ their_id: string }[]> =>
  db.many(sql<{ their_id: string }>`
    select t.their_id from books.transfer t
    join finance_public.books_allocation a on a.tenant_id = t.tenant_id and a.id = t.our_id
    join finance_public.books_invoice i on i.tenant_id = a.tenant_id and i.id = a.invoice_id
    join books.transfer sent on sent.tenant_id = i.tenant_id and sent.kind = 'Invoice'
      and sent.our_id = i.id
    join books.their_document d on d.tenant_id = sent.tenant_id and d.kind = 'Invoice'
      and d.their_id = sent.their_id
    where t.kind = 'Payment' and t.status = 'Sent' and t.is_wanted and t.their_id is not null
      and t.their_credit_note_id is null and t.their_prepayment_id is null
      and t.their_deleted_at is null and a.released_on is null
      and d.open_minor > i.outstanding_minor
    order by t.id limit 50
  `);

export type DeletedPayment = { readonly payment_id: number; readonly invoice_id: number };

/** The payments of an invoice that were deleted there and are allocated here. */
export const deletedPaymentsOf = (db: TenantDb, invoiceId: number): Promise<DeletedPayment[]> =>
  db.many(sql<DeletedPayment>`
    select a.payment_id, a.invoice_id
    from books.transfer t
    join finance_public.books_allocation a on a.tenant_id = t.tenant_id and a.id = t.our_id
    where t.kind = 'Payment' and t.their_deleted_at is not null and a.invoice_id = ${invoiceId}
      and a.released_on is null
    order by a.id
  `);

export const transferOfTheirs = (
  db: TenantDb,
  kind: TransferKind,
  theirId: string,
): Promise<TransferRow | undefined> =>
  db.maybeOne(sql<TransferRow>`
    select ${transferColumns} from books.transfer where kind = ${kind} and their_id = ${theirId}
  `);

export type OurPayment = {
  readonly id: number;
  readonly is_wanted: boolean;
  /** Null unless the program has it as another payment, as far as we know. */
  readonly their_id: string | null;
};

/**
 * A payment of ours through the bank account, by its invoice, amount and number; one that we have
 * no id of comes first. What is removed already is not: a payment that is there after that was
 * entered there.
 */
export const ourPayment = (
  db: TenantDb,
  paid: { readonly invoiceId: number; readonly amount: number; readonly number: string },
): Promise<OurPayment | undefined> =>
  db.maybeOne(sql<OurPayment>`
    select t.id, t.is_wanted, case when t.their_deleted_at is null then t.their_id end as their_id
    from books.transfer t
    join finance_public.books_allocation a on a.tenant_id = t.tenant_id and a.id = t.our_id
    where t.kind = 'Payment' and t.prepayment_id is null and not a.is_credit
      and (t.is_wanted or t.status <> 'Sent')
      and t.number = ${paid.number} and a.invoice_id = ${paid.invoiceId}
      and a.amount_minor - ${drawnBesides} = ${paid.amount}
    order by (t.their_id is null or t.their_deleted_at is not null) desc, t.is_wanted desc, t.id
    limit 1
  `);

/** Notes what a payment is in the program that is to be removed there. */
export const noteToRemove = (db: TenantDb, id: number, theirId: string): Promise<number> =>
  db.run(sql`update books.transfer set their_id = ${theirId} where id = ${id}`);

/** Which ids of settlements in the program belong to payments of ours. */
export const settlementsOfOurs = async (
  db: TenantDb,
  theirIds: readonly string[],
): Promise<string[]> =>
  (
    await db.many(sql<{ their_id: string }>`
      select their_id from books.transfer
      where kind = 'Payment' and their_id = any (${theirIds}::text[])
      union all
      select their_id from books.draw where their_id = any (${theirIds}::text[])
    `)
  ).map(({ their_id: id }) => id);
