-- Freight is not labelled again where it changes hands: what was printed before a booking was split stays on
-- it, and a scan of it stands for the leg that carries the freight now.

create table jobs.journey_label (
  tenant_id bigint not null,
  job_id uuid not null,
  -- Of a piece, or of the whole consignment, as labels of the journey say it.
  number text not null,
  customer_id bigint not null,
  -- The same piece as the leg knows it; null stands for all of them.
  article_number text,
  leg_number smallint not null,
  primary key (tenant_id, job_id, number),
  foreign key (tenant_id, job_id) references jobs.job
);
create index journey_label_by_number on jobs.journey_label (tenant_id, number);
select platform.guard('jobs.journey_label', 'customer_id');
