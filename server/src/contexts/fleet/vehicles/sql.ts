import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** The purpose of stored images of vehicles. */
export const vehicleImagePurpose = 'vehicle-image';

/** Counts a vehicle's images, under the vehicle's lock. */
export const countImages = async (db: TenantDb, vehicleId: string): Promise<number> => {
  await db.run(sql`select from fleet.vehicle where id = ${vehicleId} for update`);
  const { count } = await db.one(sql<{ count: number }>`
    select count(*) as count from fleet.vehicle_image where vehicle_id = ${vehicleId}
  `);
  return count;
};

export const addImage = (
  db: TenantDb,
  image: { readonly vehicleId: string; readonly id: string; readonly fileType: string },
  now: Date,
): Promise<unknown> =>
  db.run(sql`
    insert into fleet.vehicle_image (tenant_id, vehicle_id, id, file_type, created_at)
    values (${db.scope.tenantId}, ${image.vehicleId}, ${image.id}, ${image.fileType}, ${now})
  `);

export const dropImage = (
  db: TenantDb,
  { vehicleId, id }: { readonly vehicleId: string; readonly id: string },
): Promise<number> =>
  db.run(sql`delete from fleet.vehicle_image where vehicle_id = ${vehicleId} and id = ${id}`);
