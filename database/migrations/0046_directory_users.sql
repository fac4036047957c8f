-- People who sign in by their tenant's directory: their name there. They have no password of ours.
alter table identity."user" add column directory_name text check (length(directory_name) between 1 and 256);

-- One account per person, also of those who were deleted: the directory does not bring them back.
create unique index user_by_directory_name on identity."user" (tenant_id, lower(directory_name));
