-- The second step of signing in: an authenticator app or a code by mail, and browsers that are known.

-- The secret is sealed with the installation's own. A code is good once: `last_counter` is its time step.
create table identity.authenticator (
  tenant_id bigint not null,
  user_id bigint not null,
  sealed_secret text not null,
  confirmed_at timestamptz,
  last_counter bigint not null default 0,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references identity."user" on delete cascade
);
select platform.guard('identity.authenticator');

-- Somebody whose password was right and who owes a code.
create table identity.sign_in_step (
  tenant_id bigint not null,
  id uuid not null,
  secret_hash text not null,
  user_id bigint not null,
  remembered boolean not null,
  code_hash text,
  code_expires_at timestamptz,
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references identity."user" on delete cascade
);
create index sign_in_step_by_user on identity.sign_in_step (tenant_id, user_id);
select platform.guard('identity.sign_in_step');

create table identity.known_browser (
  tenant_id bigint not null,
  id uuid not null,
  secret_hash text not null,
  user_id bigint not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references identity."user" on delete cascade
);
create index known_browser_by_user on identity.known_browser (tenant_id, user_id);
select platform.guard('identity.known_browser');
