import { drivers } from '#contexts/identity/public.ts';
import type { Seeding } from '../../demo/seed.ts';
import { addDriver } from './drivers/driver-saving.ts';
import { setAvailability } from './drivers/sql.ts';
import { saveVehicle } from './vehicles/vehicle-saving.ts';

const metres = (value: number) => ({ value, unit: 'm' });
const rigid = {
  cubic: { value: 38, unit: 'm3' },
  length: metres(7.2),
  width: metres(2.4),
  height: metres(2.2),
  weight: { value: 6500, unit: 'kg' },
};

/** Seeds the tenant's drivers, each with a truck. */
export async function seedFleet({ db, tenant, now }: Seeding): Promise<void> {
  for (const [at, user] of (await drivers(db)).entries()) {
    const emails = tenant.key.slice(0, 2).toUpperCase();
    const fields = {
      type: 'Employee' as const,
      company_name: null,
      address: {},
      main_depot_id: null,
      licence_number: `${emails}${4_402_118 + at}`,
      licence_expiry: '2028-03-31',
    };
    await addDriver({ db, now }, user, fields);
    await setAvailability(db, user.guid, { is: true, now });
    const truck = {
      name: 'Rigid 8-pallet',
      registrationnumber: `${emails} ${at + 1}0 TR`,
      capacity: rigid,
      gvm: 12_000,
      isactive: true,
      iscurrentvehicle: true,
    };
    const id = `0193390${at}-0000-7000-8000-${String(db.scope.tenantId).padStart(12, '0')}`;
    await saveVehicle({ db, now }, { id, driverId: user.guid, at: 'vehicle' }, truck);
  }
}
