-- Codes of people without a session: to choose a password, to change it before going on, to confirm an
-- address. Letters carry them, and the answer to a sign-in that needs a new password first.

-- One of a kind per user: a newer letter makes the older one worthless. Only the hash is kept.
create table identity.account_code (
  tenant_id bigint not null,
  user_id bigint not null,
  purpose text not null check (purpose in ('Password', 'Change', 'Email')),
  code_hash text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, user_id, purpose),
  foreign key (tenant_id, user_id) references identity."user" on delete cascade
);
select platform.guard('identity.account_code');
