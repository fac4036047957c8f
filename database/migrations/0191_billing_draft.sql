-- What a user chose for a billing run that is not started yet: kept while blockers are fixed in
-- another tab, on another machine, or after a reload.

create table finance.billing_draft (
  tenant_id bigint not null,
  user_id bigint not null,
  draft jsonb not null check (jsonb_typeof(draft) = 'object'),
  saved_at timestamptz not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references identity."user" (tenant_id, id) on delete cascade
);
select platform.guard('finance.billing_draft');
create policy own_draft on finance.billing_draft as restrictive
  using (platform.user_id() is null or user_id = platform.user_id());
