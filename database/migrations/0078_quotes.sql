-- Quotes that are kept: a booking remembers that it was offered and until when its price holds, and what
-- was sent of it to people without an account.

alter table booking.booking add column quoted_at timestamptz, add column price_held_until timestamptz;

create index booking_quoted on booking.booking (tenant_id, quoted_at desc, id desc)
  include (customer_id) where quoted_at is not null and deleted_at is null;

-- A quote as somebody was sent it. The link's token is kept as its hash; what was offered stays as it was
-- told, so that a booking that changes later makes no other offer of it.
create table booking.sent_quote (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  booking_id bigint not null,
  -- Null where nobody was chosen yet for whom it is.
  customer_id bigint,
  token_hash text not null,
  email text not null check (length(email) between 3 and 256),
  sender_name text not null,
  sender_email text,
  offer jsonb not null,
  price_held_until timestamptz not null,
  -- When the link leads nowhere any more.
  runs_out_at timestamptz not null,
  sent_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, booking_id) references booking.booking,
  check (runs_out_at > price_held_until)
);
create unique index sent_quote_by_token on booking.sent_quote (tenant_id, token_hash);
create index sent_quote_of_booking on booking.sent_quote (tenant_id, booking_id);
create index sent_quote_by_end on booking.sent_quote (tenant_id, runs_out_at);
select platform.guard('booking.sent_quote', 'customer_id');
