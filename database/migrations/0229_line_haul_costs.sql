-- What a job has cost on line hauls: its share of the carrier's cost of each trip, before tax. The
-- context linehaul calculates the shares when a trip departs; jobs and reports count them as cost.

create table jobs.line_haul_cost (
  tenant_id bigint not null references tenancy.tenant,
  line_haul_id uuid not null,
  job_id uuid not null,
  cost_minor bigint not null check (cost_minor >= 0),
  primary key (tenant_id, line_haul_id, job_id),
  foreign key (tenant_id, job_id) references jobs.job (tenant_id, id)
);
create index line_haul_cost_of_job on jobs.line_haul_cost (tenant_id, job_id);
select platform.guard('jobs.line_haul_cost');

create view jobs_public.line_haul_cost with (security_invoker = true) as
select c.tenant_id, c.line_haul_id, c.job_id, j.booking_id, c.cost_minor
from jobs.line_haul_cost c
join jobs.job j on j.tenant_id = c.tenant_id and j.id = c.job_id
where j.deleted_at is null;
grant select on jobs_public.line_haul_cost to waybill_app;
