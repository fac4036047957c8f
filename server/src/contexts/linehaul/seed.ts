import type { Seeding } from '../../demo/seed.ts';
import { addDemoTrips, addPlannedTrip } from './demo/trips.ts';

/** Seeds a planned trip; for demo use three more, in different statuses. */
export async function seedLineHauls({ db, now, tenant, isForPeople }: Seeding): Promise<void> {
  if (tenant.key !== 'acme') return;
  if (isForPeople) await addDemoTrips(db, now);
  await addPlannedTrip(db, now);
}
