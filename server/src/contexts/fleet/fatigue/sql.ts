import type { Vehicle } from '@waybill/contract/fleet/shapes';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type FitnessRow = {
  readonly id: string;
  readonly name: string;
  readonly is_active: boolean;
  readonly is_available: boolean;
  readonly state_code: string | null;
  readonly licence_expiry: string | null;
  readonly has_licence: boolean;
  /** Null without a valid one; a licence without classes covers all. */
  readonly dangerous_goods_classes: readonly string[] | null;
  readonly has_fatigue_accreditation: boolean;
  readonly vehicle: {
    readonly id: string;
    readonly registration_number: string;
    readonly capacity: Vehicle['capacity'];
    readonly pallet_spaces: number | null;
    readonly pieces_max: number | null;
    readonly gvm_kg: number | null;
    readonly is_active: boolean;
    readonly registration_expiry: string | null;
    readonly out_of_service_reason: string | null;
  } | null;
};

/**
 * Returns what decides whether drivers may work on a day: their own data, documents and vehicles.
 */
export const fitnessRows = (
  db: TenantDb,
  driverIds: readonly string[],
  day: string,
): Promise<FitnessRow[]> =>
  db.many(sql<FitnessRow>`
    select d.id, u.name, u.is_active, d.is_available and u.is_active as is_available,
      d.address ->> 'stateCode' as state_code, d.licence_expiry,
      d.licence_number is not null as has_licence,
      (${classesHeld(day)}) as dangerous_goods_classes,
      ${holds('FatigueAccreditation', day)} as has_fatigue_accreditation,
      case when v.id is not null then jsonb_build_object(
        'id', v.id, 'registration_number', v.registration_number, 'capacity', v.capacity,
        'pallet_spaces', v.pallet_spaces, 'pieces_max', v.pieces_max, 'gvm_kg', v.gvm_kg,
        'is_active', v.is_active,
        'registration_expiry', v.registration_expiry,
        'out_of_service_reason', v.out_of_service_reason
      ) end as vehicle
    from fleet.driver d
    join identity_public.driver_user u on u.tenant_id = d.tenant_id and u.id = d.user_id
    left join fleet.vehicle v on v.tenant_id = d.tenant_id and v.driver_id = d.id and v.is_current
    where d.id = any (${driverIds}::uuid[])
  `);

/** Selects the classes of all licences together; a licence without classes covers all. */
const classesHeld = (day: string) => sql`
  select case when bool_or(p.classes = '{}') then '{}'::text[]
              else array_agg(distinct c.class) filter (where c.class is not null) end
  from fleet.driver_document p left join unnest(p.classes) c (class) on true
  where p.tenant_id = d.tenant_id and p.driver_id = d.id and p.kind = 'DangerousGoodsLicence'
    and (p.expires is null or p.expires >= ${day}::date)
`;

const holds = (kind: string, day: string) => sql`exists (
  select from fleet.driver_document p
  where p.tenant_id = d.tenant_id and p.driver_id = d.id and p.kind = ${kind}
    and (p.expires is null or p.expires >= ${day}::date)
)`;
