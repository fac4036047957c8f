-- A name says which system a key was made for: among several, nobody else can tell which to delete.
alter table identity.api_key
  add column name text not null default '' check (length(name) <= 64);
