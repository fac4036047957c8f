-- What people keep about their own account: codes for a lost authenticator, and their language.

-- Each code is good once; only its hash is kept.
create table identity.recovery_code (
  tenant_id bigint not null,
  user_id bigint not null,
  code_hash text not null,
  primary key (tenant_id, user_id, code_hash),
  foreign key (tenant_id, user_id) references identity."user" on delete cascade
);
select platform.guard('identity.recovery_code');

-- Null reads texts in the language of the device.
alter table identity."user" add column language text check (length(language) between 1 and 32);
