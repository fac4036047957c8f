-- Manifests that their carriers refused or did not answer: few, listed until they are lodged.
create index manifest_not_lodged on booking.manifest (tenant_id, closed_at desc)
  where carrier_problem is not null and carrier_reference is null;
