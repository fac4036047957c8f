-- What people say of themselves: a picture, their own time zone (already there) and language.

alter table identity."user"
  add column picture_id uuid,
  add column language text check (length(language) <= 128);
