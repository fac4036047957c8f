-- What an allocation larger than any one prepayment is drawn from besides the prepayment, or the
-- bank account, of its transfer. Each is a call of its own to the accounting software, with its own
-- key, so that a lost response settles none twice. The rest of the allocation is its transfer's.
create table books.draw (
  tenant_id bigint not null,
  allocation_id bigint not null,
  prepayment_id bigint not null,
  amount_minor bigint not null check (amount_minor > 0),
  their_id text,
  their_prepayment_id text,
  idempotency_key uuid not null default gen_random_uuid(),
  primary key (tenant_id, allocation_id, prepayment_id),
  foreign key (tenant_id, prepayment_id) references books.prepayment on delete cascade
);
create index draw_by_prepayment on books.draw (tenant_id, prepayment_id);
select platform.guard('books.draw');
