-- A scheduled report may go to colleagues of the one who scheduled it: its readers.

alter table reports.schedule add column readers bigint[] not null default '{}';
-- As they were when the run was queued.
alter table reports.run add column readers bigint[] not null default '{}';

-- Readers see what they are sent and change nothing of it; the background alone has no user and sees
-- all.
do $$
declare
  guarded regclass;
begin
  foreach guarded in array array['reports.schedule', 'reports.run']::regclass[] loop
    execute format('drop policy own on %s', guarded);
    execute format(
      'create policy own on %s as restrictive to waybill_app
       using (platform.user_id() is null or user_id = platform.user_id()
         or platform.user_id() = any (readers))
       with check (platform.user_id() is null or user_id = platform.user_id())', guarded);
  end loop;
end $$;

-- The one change a reader may make to a colleague's schedule: to be sent it no more.
create function reports.leave(wanted bigint) returns boolean
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with gone as (
    update reports.schedule set readers = array_remove(readers, platform.user_id())
    where tenant_id = platform.tenant_id() and id = wanted
      and platform.user_id() = any (readers)
    returning id
  )
  select exists (select from gone)
$$;
revoke all on function reports.leave from public;
grant execute on function reports.leave to waybill_app;
