-- Keys by which systems act as a user. Only the hash is kept, and how the key begins.

create table identity.api_key (
  tenant_id bigint not null,
  id bigint generated always as identity,
  user_id bigint not null,
  begins text not null,
  key_hash text not null,
  created_by bigint,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references identity."user" on delete cascade
);
create unique index api_key_by_hash on identity.api_key (tenant_id, key_hash);
create index api_key_by_user on identity.api_key (tenant_id, user_id, id desc);
select platform.guard('identity.api_key');
create trigger forget after delete on identity.api_key
  for each row execute function identity.note_identity_change();
