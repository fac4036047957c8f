-- What drivers find when they check themselves and their vehicle before they drive.

-- A tenant without a row has the default questions.
create table fleet.pre_start_setting (
  tenant_id bigint not null references tenancy.tenant,
  blocks_on_failure boolean not null,
  is_required boolean not null,
  -- [{id, checklist, title, iscritical, needsphoto}] in the order of asking.
  questions jsonb not null,
  primary key (tenant_id)
);
select platform.guard('fleet.pre_start_setting');

create table fleet.pre_start_check (
  tenant_id bigint not null,
  id uuid not null,
  driver_id uuid not null,
  vehicle_id uuid,
  registration_number text,
  day date not null,
  checked_at timestamptz not null,
  received_at timestamptz not null,
  status text not null check (status in ('Passed', 'Faulty', 'Failed', 'Cleared')),
  time_on_road_h double precision,
  break_start text,
  break_end text,
  drive_start text,
  drive_end text,
  had_enough_sleep boolean not null,
  under_drugs boolean not null,
  under_alcohol boolean not null,
  wears_safety_equipment boolean not null,
  licence_state text not null check (licence_state in ('Valid', 'Invalid')),
  -- {bodychecklist: [{title, isselected, questionid, outcome, iscritical, note, images}], …}
  checklists jsonb not null,
  cleared_by_name text,
  cleared_at timestamptz,
  clear_note text,
  created_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, driver_id) references fleet.driver,
  check ((status = 'Cleared') = (cleared_at is not null))
);
create index pre_start_check_of_driver
  on fleet.pre_start_check (tenant_id, driver_id, checked_at desc);
create index pre_start_check_by_day
  on fleet.pre_start_check (tenant_id, day desc, checked_at desc);
select platform.guard('fleet.pre_start_check');
