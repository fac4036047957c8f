-- Drivers sign their pre-start check and state the odometer: what was checked, and by whom, is
-- evidence in an inspection. Devices that were built earlier send neither.
alter table fleet.pre_start_check
  add column odometer_km integer,
  add column signature_file uuid,
  add constraint pre_start_check_odometer_km_check check (odometer_km between 0 and 9999999);
