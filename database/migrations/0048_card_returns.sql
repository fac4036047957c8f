-- Money of cards that goes back to them. Written before the processor is asked, like a charge; the
-- books follow once it is known what became of it. And charges of guests, who pay while they book.

alter table finance.card_charge alter column order_id type text;
alter table finance.card_charge add column booking_id bigint;
alter table finance.card_charge add column returned_minor bigint not null default 0;
alter table finance.card_charge drop constraint card_charge_check;
alter table finance.card_charge add constraint card_charge_paid check (
  status not in ('Authorized', 'Settled', 'Refunded') or payment_id is not null
);
alter table finance.card_charge add constraint card_charge_returned check (
  returned_minor between 0 and amount_minor
);
create unique index card_charge_id on finance.card_charge (tenant_id, customer_id, id);
create index card_charge_booking on finance.card_charge (tenant_id, booking_id)
  where booking_id is not null;
create index card_charge_unsettled on finance.card_charge (tenant_id, created_at)
  where status = 'Authorized';

create table finance.card_return (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  customer_id bigint not null,
  charge_id bigint not null,
  -- Whose money it is: the payment that is reversed, or the credit that is paid out.
  payment_id bigint not null,
  credit_note_id bigint,
  -- By this the processor knows it.
  order_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  note text not null,
  status text not null check (status in ('Pending', 'Voided', 'Refunded', 'Refused')),
  transaction_id text not null default '',
  message text not null default '',
  user_name text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id, charge_id)
    references finance.card_charge (tenant_id, customer_id, id),
  foreign key (tenant_id, customer_id, payment_id)
    references finance.payment (tenant_id, customer_id, id)
);
-- One at a time: until it is known what became of one, there is no other.
create unique index card_return_pending on finance.card_return (tenant_id, payment_id)
  where status = 'Pending';
create index card_return_charge on finance.card_return (tenant_id, charge_id, id);
create index card_return_payment on finance.card_return (tenant_id, payment_id, id);
select platform.guard('finance.card_return', 'customer_id', 'select, insert, update');
