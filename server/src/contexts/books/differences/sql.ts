import type { TheirDocument } from '@waybill/adapters/accounting';
import type { Difference, DocumentKind } from '@waybill/contract/books/lifecycle';
import type { LocalDate } from '@waybill/kernel/local-date';
import type { Minor } from '@waybill/kernel/money';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import { drawn } from '../transfers/sql/draws.ts';

export const saveTheirDocuments = (
  db: TenantDb,
  documents: readonly TheirDocument[],
  now: Date,
): Promise<number> =>
  db.run(sql`
    insert into books.their_document (
      tenant_id, kind, their_id, number, contact_id, contact_name, document_date, total_minor,
      open_minor, is_void, read_at
    )
    select ${db.scope.tenantId}, d.kind, d.id, d.number, d."contactId", d."contactName", d.date,
      d.total, d.open, d."isVoid", ${now}
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as d (
      kind text, id text, number text, "contactId" text, "contactName" text, date date,
      total bigint, open bigint, "isVoid" boolean
    )
    on conflict (tenant_id, kind, their_id) do update set
      number = excluded.number, contact_id = excluded.contact_id,
      contact_name = excluded.contact_name, document_date = excluded.document_date,
      total_minor = excluded.total_minor, open_minor = excluded.open_minor,
      is_void = excluded.is_void, read_at = excluded.read_at
  `);

/** Notes what a settlement of ours changed since the last reading. */
export const noteSettledThere = (
  db: TenantDb,
  { theirIds, amount }: { readonly theirIds: readonly string[]; readonly amount: Minor },
): Promise<number> =>
  db.run(sql`
    update books.their_document set open_minor = open_minor - ${amount}
    where their_id = any (${theirIds}::text[])
  `);

export const noteVoidThere = (db: TenantDb, theirId: string): Promise<number> =>
  db.run(sql`update books.their_document set is_void = true where their_id = ${theirId}`);

/** Documents that the last reading did not find are gone. */
export const dropUnread = (db: TenantDb, now: Date): Promise<number> =>
  db.run(sql`delete from books.their_document where read_at < ${now}`);

export type DifferenceRow = {
  readonly kind: DocumentKind;
  readonly number: string;
  readonly difference: Difference;
  readonly customer_name: string;
  readonly document_date: LocalDate;
  readonly transfer_id: number | null;
  readonly our_id: number | null;
  readonly our_total: Minor | null;
  readonly our_open: Minor | null;
  readonly our_void: boolean | null;
  readonly their_id: string | null;
  readonly their_total: Minor | null;
  readonly their_open: Minor | null;
  readonly their_void: boolean | null;
  readonly reason: string | null;
  readonly accepted_by: string | null;
};

/** Our documents that are sent to the accounting software. */
const ours = sql`
  select t.tenant_id, t.id as transfer_id, t.kind, t.our_id, t.their_id, i.number, i.customer_id,
    null as supplier_name, i.invoice_date as document_date, i.amount_minor as total,
    i.outstanding_minor as open,
    i.is_void, t.status = 'Waiting' as is_waiting, exists (
      select from books.transfer p
      join finance_public.books_allocation a on a.tenant_id = p.tenant_id and a.id = p.our_id
      where p.tenant_id = t.tenant_id and p.kind = 'Payment' and p.their_deleted_at is not null
        and a.invoice_id = i.id and a.released_on is null
    ) as has_deleted_payment, exists (
      select from books.transfer p
      join finance_public.books_allocation a on a.tenant_id = p.tenant_id and a.id = p.our_id
      where p.tenant_id = t.tenant_id and p.kind = 'Payment' and p.status = 'Waiting'
        and a.invoice_id = i.id
    ) as has_waiting_payment
  from books.transfer t
  join finance_public.books_invoice i on i.tenant_id = t.tenant_id and i.id = t.our_id
  where t.kind = 'Invoice'
  union all
  select t.tenant_id, t.id, t.kind, t.our_id, t.their_id, n.number, n.customer_id, null,
    n.decided_at::date, n.amount_minor, n.open_minor, false, t.status = 'Waiting', false, false
  from books.transfer t
  join finance_public.books_credit_note n on n.tenant_id = t.tenant_id and n.id = t.our_id
  where t.kind = 'CreditNote'
  union all
  select t.tenant_id, t.id, t.kind, t.our_id, t.their_id, r.number, null, r.supplier ->> 'name',
    r.invoice_date, r.amount_minor, r.open_minor, r.is_void, t.status = 'Waiting', false, false
  from books.transfer t
  join finance_public.books_rcti r on r.tenant_id = t.tenant_id and r.id = t.our_id
  where t.kind = 'Bill'
  union all
  select t.tenant_id, t.id, t.kind, t.our_id, t.their_id, p.number, p.customer_id, null,
    p.received_on, p.amount_minor,
    case when t.is_wanted then p.amount_minor - coalesce(drawn.minor, 0) else 0 end, false,
    t.status = 'Waiting', false, false
  from books.transfer t
  join books.prepayment p on p.tenant_id = t.tenant_id and p.id = t.our_id
  left join (
    select tenant_id, prepayment_id, sum(amount_minor)::bigint as minor
    from (${drawn}) each group by tenant_id, prepayment_id
  ) drawn on drawn.tenant_id = p.tenant_id and drawn.prepayment_id = p.id
  where t.kind = 'Prepayment'
`;

/**
 * Both sides by link, else by number. Documents of customers that we never sent anything of, and
 * suppliers' bills besides RCTIs, are the program's own business.
 */
const pairs = sql`
  select coalesce(o.kind, d.kind) as kind, coalesce(o.number, d.number) as number,
    coalesce(o.document_date, d.document_date) as document_date, o.customer_id,
    coalesce(c.display_name, o.supplier_name, d.contact_name) as customer_name, o.transfer_id,
    o.our_id,
    o.total as our_total, o.open as our_open, o.is_void as our_void, o.is_waiting,
    o.has_deleted_payment, o.has_waiting_payment, d.their_id,
    d.total_minor as their_total, d.open_minor as their_open, d.is_void as their_void
  from (${ours}) o
  full join books.their_document d on d.tenant_id = o.tenant_id and d.kind = o.kind
    and case when o.their_id is null then d.number = o.number and not d.is_void
      else d.their_id = o.their_id end
  left join customers_public.customer_card c on c.tenant_id = o.tenant_id
    and c.id = o.customer_id
  where o.our_id is not null or d.kind <> 'Bill' and exists (
    select from books.transfer k
    where k.tenant_id = d.tenant_id and k.kind = 'Contact' and k.their_id = d.contact_id
  )
`;

const classified = sql`
  select p.*, case
    when p.is_waiting and (p.their_id is null or p.our_void <> p.their_void) then 'Waiting'
    when p.their_id is null then case when not p.our_void then 'MissingThere' end
    when p.our_id is null then case when not p.their_void then 'MissingHere' end
    when p.our_void <> p.their_void then 'Void'
    when p.our_void then null
    when p.our_total <> p.their_total then 'Amount'
    when p.has_deleted_payment then 'PaymentDeleted'
    when p.our_open <> p.their_open and p.has_waiting_payment then 'Waiting'
    when p.our_open <> p.their_open then 'Open'
  end as difference
  from (${pairs}) p
`;

/** Differences, with the reason of those that are accepted as they are. */
export const differenceTables = sql`
  (
    select q.*, a.reason, a.user_name as accepted_by
    from (${classified}) q
    left join books.accepted_difference a on a.kind = q.kind and a.number = q.number
      and a.difference = q.difference
      and a.our_minor is not distinct from
        case q.difference when 'Open' then q.our_open else q.our_total end
      and a.their_minor is not distinct from
        case q.difference when 'Open' then q.their_open else q.their_total end
    where q.difference is not null
  ) x
`;

export const differenceColumns = sql<DifferenceRow>`
  x.kind, x.number, x.difference, x.customer_name, x.document_date, x.transfer_id, x.our_id,
  x.our_total, x.our_open, x.our_void, x.their_id, x.their_total, x.their_open, x.their_void,
  x.reason, x.accepted_by
`;

export const differenceOf = (
  db: TenantDb,
  kind: string,
  number: string,
): Promise<DifferenceRow | undefined> =>
  db.maybeOne(sql<DifferenceRow>`
    select ${differenceColumns} from ${differenceTables}
    where x.kind = ${kind} and x.number = ${number} limit 1
  `);

export const acceptDifference = (
  db: TenantDb,
  row: DifferenceRow,
  by: { readonly reason: string; readonly userName: string; readonly now: Date },
): Promise<number> => {
  const isOpen = row.difference === 'Open';
  return db.run(sql`
    insert into books.accepted_difference (
      tenant_id, kind, number, difference, our_minor, their_minor, reason, user_name, at
    ) values (
      ${db.scope.tenantId}, ${row.kind}, ${row.number}, ${row.difference},
      ${isOpen ? row.our_open : row.our_total}, ${isOpen ? row.their_open : row.their_total},
      ${by.reason}, ${by.userName}, ${by.now}
    )
    on conflict (tenant_id, kind, number) do update set
      difference = excluded.difference, our_minor = excluded.our_minor,
      their_minor = excluded.their_minor, reason = excluded.reason,
      user_name = excluded.user_name, at = excluded.at
  `);
};

/** Links a transfer to a document that the last comparison read. Answers 0 where there is none. */
export const linkTransfer = (
  db: TenantDb,
  link: { readonly id: number; readonly theirId: string; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    update books.transfer t set
      their_id = ${link.theirId}, status = 'Sent', sent_at = ${link.now}, problem = null,
      problem_sentence = null
    where t.id = ${link.id} and exists (
      select from books.their_document d
      where d.tenant_id = t.tenant_id and d.kind = t.kind and d.their_id = ${link.theirId}
    )
  `);
