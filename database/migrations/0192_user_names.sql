-- Reports tell two users of one name apart by what they sign in with.
create or replace view identity_public.user_name with (security_invoker = true) as
  select tenant_id, id, guid, trim(name || ' ' || surname) as name, user_name as login
  from identity."user";
