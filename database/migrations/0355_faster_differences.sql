-- The values of both records are read in one pass, which takes an eighth of the time: a booking has
-- some hundred columns, and each change of one is noted.
create or replace function platform.differences(before jsonb, after jsonb, ignored text[])
  returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'property', key, 'before', left(b.value, 512), 'after', left(a.value, 512)
  ) order by key), '[]')
  from jsonb_each_text(before) b full join jsonb_each_text(after) a using (key)
  where b.value is distinct from a.value and not key = any (ignored);
$$;
