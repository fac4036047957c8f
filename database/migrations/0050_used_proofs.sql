-- Challenges that guests solved, so that each is good for one booking; gone once they run out.

create table booking.used_proof (
  tenant_id bigint not null references tenancy.tenant,
  challenge text not null check (length(challenge) <= 256),
  runs_out_at timestamptz not null,
  primary key (tenant_id, challenge)
);
create index used_proof_by_age on booking.used_proof (tenant_id, runs_out_at);
select platform.guard('booking.used_proof', null, 'select, insert, delete');
