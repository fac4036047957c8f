-- The phone of a driver has neither the number that a recipient was sent, nor anything from which
-- it could be guessed: the server checks what the recipient states, a few times for each job.

create table jobs.pin_check (
  tenant_id bigint not null references tenancy.tenant (tenant_id),
  job_id uuid not null,
  -- Wrong ones since the last right one.
  tries smallint not null check (tries > 0),
  primary key (tenant_id, job_id),
  foreign key (tenant_id, job_id) references jobs.job (tenant_id, id) on delete cascade
);
grant select, insert, update, delete on jobs.pin_check to waybill_app;
select platform.guard('jobs.pin_check');
