-- What people say of themselves: a picture, and their own time zone (already there).

alter table identity."user" add column picture_id uuid;
