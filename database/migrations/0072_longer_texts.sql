-- A text of the product is its own key: the declaration of dangerous goods has 288 characters.
alter table tenancy.language_text drop constraint language_text_key_check,
  add constraint language_text_key_check check (length(key) between 1 and 512);
