import { reminderDays } from '@waybill/contract/fleet/driver-documents/choices';
import type { DayCall } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import { publish } from '#platform/events.ts';
import { noteReminders } from './sql.ts';

/** Publishes one event for each licence, certificate or registration that expires soon. */
export const remindOfExpiries = ({ database, tenantId, day, now }: DayCall): Promise<void> =>
  database.transaction(systemScope(tenantId, 'expiry-reminders'), async (db) => {
    for (const each of await noteReminders(db, day, { days: reminderDays, now })) {
      publish(db, 'driver.documentExpires', {
        id: each.driver_id,
        customerId: null,
        driverName: each.driver_name,
        document: each.document,
        expires: each.expires,
        days: each.days,
      });
    }
  });
