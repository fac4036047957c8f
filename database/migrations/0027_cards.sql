-- Charges of cards. Written before the processor is asked, so that whatever happens then is known to
-- have been tried; the card itself never comes here.

create table finance.card_charge (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  customer_id bigint not null,
  -- By this the processor knows it.
  order_id uuid not null,
  nonce_hash bytea not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- [{invoiceId, amount}] as asked for.
  allocations jsonb not null,
  note text,
  status text not null check (status in ('Pending', 'Authorized', 'Settled', 'Declined', 'Refunded',
    'Failed')),
  transaction_id text not null default '',
  merchant text not null default '',
  authorization_code text,
  message text not null default '',
  card jsonb,
  ip_address text,
  payment_id bigint,
  user_name text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  constraint card_charge_once unique (tenant_id, nonce_hash),
  foreign key (tenant_id, customer_id, payment_id)
    references finance.payment (tenant_id, customer_id, id),
  check ((status in ('Authorized', 'Settled', 'Refunded')) = (payment_id is not null))
);
create unique index card_charge_order on finance.card_charge (tenant_id, order_id);
create unique index card_charge_payment on finance.card_charge (tenant_id, payment_id)
  where payment_id is not null;
create index card_charge_by_age on finance.card_charge (tenant_id, created_at desc, id desc);
select platform.guard('finance.card_charge', 'customer_id', 'select, insert, update');
