-- A field that was not there and is empty has not changed: a new record's history names what it holds.
create or replace function platform.differences(before jsonb, after jsonb, ignored text[]) returns jsonb
language sql immutable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'property', key, 'before', left(before ->> key, 512), 'after', left(after ->> key, 512)
  ) order by key), '[]')
  from (select jsonb_object_keys(before || after) as key) keys
  where before ->> key is distinct from after ->> key and not key = any (ignored);
$$;
