-- What a driver finds wrong with the vehicle after the day, with photos: each fault has its title,
-- note and the ids of its photos. Devices that were built earlier send none.
alter table fleet.shift
  add column finish_faults jsonb not null default '[]',
  add column finish_photo_hashes text[] not null default '{}',
  add constraint shift_finish_faults_check check (jsonb_typeof(finish_faults) = 'array');
