import type { DomainEvent } from '@waybill/contract/events';
import { allowedIn } from '@waybill/contract/booking/lifecycle';
import { seeingAll } from '#platform/db/seeing-all.ts';
import { publishAll } from '#platform/events.ts';
import type { BookingRow } from '../bookings/domain/booking-row.ts';
import { areSame } from '../bookings/domain/contents.ts';
import { legAfter } from './domain/legs.ts';
import { changeBookings } from '../bookings/sql/booking.ts';
import { lockLegs } from './sql.ts';
import type { CommandContext } from '../bookings/command.ts';
import type { SavedBooking } from '../bookings/saved-bookings.ts';

/**
 * Applies the edit of a locked journey to its legs that have not left, so that the delivering
 * driver sees the latest contact. This also applies if the customer edits, who never sees legs.
 */
export async function reachLegs(
  command: CommandContext,
  saved: readonly SavedBooking[],
): Promise<void> {
  const journeys = saved.filter(({ act, saved }) => act === 'Edit' && saved.is_multi_leg);
  for (const { id, saved } of journeys) {
    await seeingAll(command.db, async (db) => {
      const legs = await lockLegs(db, id);
      const changed = legs
        .filter(({ status }) => allowedIn.edit.includes(status))
        .map((leg) => ({ leg, after: legAfter(leg, saved, legs.length) }))
        .filter(({ leg, after }) => !areSame(leg, after));
      const changes = changed.map(({ after }) => ({ id: after.id, saved: after }));
      await changeBookings(db, changes, command.now);
      publishAll(
        db,
        changed.map(({ after }) => eventOf(after)),
      );
    });
  }
}

const eventOf = ({ id, customer_id: customerId }: BookingRow): DomainEvent => ({
  name: 'booking.changed',
  payload: { id, customerId },
});
