import { type Message, sentence } from '@waybill/contract/sentence';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { notValidField, Problem } from '@waybill/contract/problem';
import type { CustomerCard } from '#contexts/customers/public.ts';
import {
  carriage,
  emergencyContact,
  goodsOf,
  maySend,
  type UnCodeRow,
} from '#contexts/dangerousGoods/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Contents } from '../bookings/domain/booking-row.ts';
import type { CommandContext } from '../bookings/command.ts';

type Goods = Pick<Contents, 'is_dangerous' | 'dangerous_un_code'>;

/**
 * Checks dangerous goods before a carrier is chosen: the actor needs the permission, the customer
 * must be allowed these goods (decisions C-10), and a 24-hour emergency contact must be set.
 * Returns the goods according to the UN list; null if nothing is dangerous.
 * @throws {Problem} DangerousGoodsNotAllowed, NotValid naming dangerousGoodUNCode
 */
export async function mustSendSafely(
  { db, actor }: Pick<CommandContext, 'db' | 'actor'>,
  customer: CustomerCard,
  { is_dangerous, dangerous_un_code: named }: Goods,
): Promise<UnCodeRow | null> {
  if (!is_dangerous) return null;
  if (!customer.canSendDG) throw new Problem(bookingProblems.DangerousGoodsNotAllowed);
  if (!mayBookThem(actor)) refuse("You don't have permission to book dangerous goods.");
  if ((named ?? '') === '') throw notValidField('dangerousGoodUNCode', 'UN Number is required');
  const goods = await goodsOf(db, named);
  if (goods === undefined) {
    throw notValidField('dangerousGoodUNCode', `The UN list has no ${named}.`);
  }
  if (!(await maySend(db, customer.id, named))) {
    refuse(
      sentence('{customer} may not send UN {number}.', {
        customer: customer.displayName,
        number: goods.un_number,
      }),
    );
  }
  if ((await emergencyContact(db)) === undefined) {
    refuse('There is no 24-hour emergency contact. Add one under Settings, Dangerous goods.');
  }
  return goods;
}

/**
 * Checks that the carrier account accepts these goods, in general and from this customer.
 * @throws {Problem} DangerousGoodsNotAllowed
 */
export async function mustBeCarried(
  db: TenantDb,
  goods: UnCodeRow | null,
  {
    customerId,
    carrierAccountId,
  }: { readonly customerId: number; readonly carrierAccountId: number | null },
): Promise<void> {
  if (goods === null || carrierAccountId === null) return;
  const whyNot = (await carriage(db, { customerId, category: goods.category }))(carrierAccountId);
  if (whyNot !== null) refuse(whyNot);
}

/** Guests have no permissions; only the `canSendDG` of their customer applies. */
const mayBookThem = ({ kind, permissions }: Actor): boolean =>
  kind === 'guest' || permissions.has('Booking.DangerousGoods');

function refuse(message: Message): never {
  throw new Problem(bookingProblems.DangerousGoodsNotAllowed, { message });
}
