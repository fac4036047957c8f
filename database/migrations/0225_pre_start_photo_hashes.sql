-- A device retains the photos of a pre-start check until the server names the SHA-256 of each: also
-- when it repeats a request whose first response was lost.
alter table fleet.pre_start_check add column photo_hashes text[] not null default '{}';
