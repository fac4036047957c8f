import { bookingCard, trackingOf } from '#contexts/booking/public.ts';
import { toDecimal } from '@waybill/kernel/money';
import type { TenantDb } from '#platform/db/database.ts';
import { cubicMetresOf, kilogramsOf, quantityOf } from '../imports/domain/amounts.ts';
import { chargesOfConsignment, type ConsignmentRow } from './sql/lines.ts';
import type { ReconciliationEvidence } from '@waybill/contract/reconciliation/decisions/shapes';

/** The maximum number of events returned of one consignment. */
const eventsMax = 50;

type Tracked = Awaited<ReturnType<typeof trackingOf>>[number];

/** Returns the declared, scanned and charged values of a consignment. */
export async function evidenceOf(
  db: TenantDb,
  row: ConsignmentRow,
): Promise<ReconciliationEvidence> {
  const [card, tracked, charges] = await Promise.all([
    row.booking_id === null ? undefined : bookingCard(db, row.booking_id),
    row.booking_id === null ? [] : trackingOf(db, [row.booking_id], eventsMax),
    chargesOfConsignment(db, row.id),
  ]);
  return {
    declared: {
      weight: row.declared_grams / 1000,
      volume: row.declared_cubic_millimetres / 1e9,
      pieces: card?.pieces ?? 0,
      chargeableWeight: (card?.chargeableGrams ?? 0) / 1000,
      from: placeOf(card?.fromAddress),
      to: placeOf(card?.toAddress),
      serviceName: card?.serviceName ?? null,
    },
    scanned: {
      weight: measured(tracked, 'weight'),
      volume: measured(tracked, 'volume'),
      events: tracked.map((event) => ({
        status: event.status,
        time: event.at.toISOString(),
        detail: event.details.map(({ key, value }) => `${key}: ${value}`).join(', '),
      })),
    },
    charged: {
      weight: kilogramsOf(row.charged_grams),
      volume: cubicMetresOf(row.charged_cubic_millimetres),
      rows: charges.map((charge) => ({
        row: charge.row_no,
        serviceCode: charge.service_code,
        serviceName: charge.service_name,
        weight: kilogramsOf(charge.grams),
        volume: cubicMetresOf(charge.cubic_millimetres),
        amount: toDecimal(charge.amount_minor),
      })),
    },
  };
}

type Place = { readonly suburb?: string | null; readonly postCode?: string | null } | undefined;

const placeOf = (place: Place): string =>
  [place?.suburb, place?.postCode].filter((part) => (part ?? '') !== '').join(' ');

/** Returns the latest scanned weight or volume of the freight, in kilograms or m³. */
function measured(newestFirst: readonly Tracked[], what: 'weight' | 'volume'): number | null {
  const detail = newestFirst
    .flatMap(({ details }) => details)
    .find(({ key }) => key.toLowerCase() === what);
  const thousandths = detail === undefined ? null : quantityOf(detail.value, 1000);
  return thousandths === null ? null : thousandths / 1000;
}
