-- What each account with a carrier was asked and what came of it, quotes and tracking among it, for a month.
-- What was said of a booking stands in the booking's own log: here only that it was.

create table carriers.call (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  account_id bigint not null,
  purpose text not null check (purpose in ('Quote', 'Book', 'Track', 'Cancel', 'Test')),
  booking_id bigint,
  is_ok boolean not null,
  -- In words: what it answered, or why it did not.
  answer text,
  -- JSON, secrets struck out; null where no server was called.
  request text,
  response text,
  took_ms integer not null,
  at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references carriers.account on delete cascade
);
create index call_of_account on carriers.call (tenant_id, account_id, at desc, id desc);
create index call_by_age on carriers.call (tenant_id, at);
select platform.guard('carriers.call');
